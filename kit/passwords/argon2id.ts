/**
 * Hashes and verifies one password with argon2id, as a PHC string. Each call costs tens of milliseconds; services use the limit
 * of a hasher.
 */
import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { normalPassword } from "./password.ts";

/** The cost of a hash: KiB of memory, number of passes, number of lanes. */
export interface HashCost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;

const derive = promisify(argon2);

/** Resolves with `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`, with a new salt. */
export async function hashPassword(password: string, cost: HashCost = COST): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const tag = await derive("argon2id", { ...cost, message: normalPassword(password), nonce, tagLength: TAG_BYTES });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/**
 * Resolves with true if the password matches the hash, which may have another cost. Without a hash (the name or the password does
 * not exist) it resolves with false after the same work. Rejects with a TypeError for text that is not an argon2id hash.
 */
export async function verifyPassword(
  password: string,
  hash: string | undefined,
  cost: HashCost = COST,
): Promise<boolean> {
  const { tag, nonce, ...made } = hash === undefined ? { ...NOBODY, ...cost } : parse(hash);
  const message = normalPassword(password);
  const derived = await derive("argon2id", { ...made, message, nonce, tagLength: tag.length });
  return timingSafeEqual(derived, tag) && hash !== undefined;
}

interface Parsed extends HashCost {
  readonly nonce: Buffer;
  readonly tag: Buffer;
}

const NOBODY = { nonce: Buffer.alloc(SALT_BYTES), tag: Buffer.alloc(TAG_BYTES) };

const PHC = /^\$argon2id\$v=19\$m=([1-9]\d*),t=([1-9]\d*),p=([1-9]\d*)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function parse(hash: string): Parsed {
  const [, memory, passes, parallelism, salt = "", tag = ""] = PHC.exec(hash) ?? [];
  // The hash stays out of the message, because messages are logged.
  if (memory === undefined) throw new TypeError("the stored password hash is not an argon2id hash");
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}

/** PHC strings have no padding. */
const base64 = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "");
