/** One password, one hash: argon2id as a PHC string. Costs tens of milliseconds; services go through a hasher's gate. */
import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { normalPassword } from "./password.ts";

/** What a hash takes: KiB, passes over them, lanes. */
export interface HashCost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP's least for argon2id: 19 MiB, two passes, one lane. */
const COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;

const derive = promisify(argon2);

/** `$argon2id$v=19$m=19456,t=2,p=1$salt$hash` with a salt of its own. */
export async function hashPassword(password: string, cost: HashCost = COST): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const tag = await derive("argon2id", { ...cost, message: normalPassword(password), nonce, tagLength: TAG_BYTES });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/**
 * Whether it is the password of the hash, which may have been made at another cost. Without a hash (nobody has that
 * name, or no password) it is false, after the work of a hash of this cost. Rejects with a TypeError for what is no argon2id hash.
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
  // The text itself stays out of messages, which end in logs.
  if (memory === undefined) throw new TypeError("the stored password hash is no argon2id hash");
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
