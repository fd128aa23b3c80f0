/** The secret that a session is known by. Only its hash is stored, so that reading the store gives no one a session. */
import { hash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** 256 random bits in base64url: 43 characters. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** SHA-256 in hex. A token is random enough that a fast hash without salt does; looking it up by its hash leaks nothing. */
export const hashToken = (token: string): string => hash("sha256", token, "hex");
