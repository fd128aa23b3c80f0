/** Caches token hashes: clients send the same token again and again over a connection. */
import { hashToken } from "./token.ts";

interface Known {
  readonly token: string;
  readonly hash: string;
}

export class TokenHashes {
  /** The last token of each connection. */
  readonly #known = new WeakMap<object, Known>();

  /** Returns the token's hash. */
  of(connection: object, token: string): string {
    const known = this.#known.get(connection);
    if (known?.token === token) return known.hash;
    const hash = hashToken(token);
    this.#known.set(connection, { token, hash });
    return hash;
  }
}
