/** The secret of a session. Only its hash is stored, so that reading the database reveals no session. */
import { hash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** 256 random bits in base64url: 43 characters. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** SHA-256 in hex. A token is random enough for a fast hash without salt. */
export const hashToken = (token: string): string => hash("sha256", token, "hex");
