/** Clients send one token again and again over a connection: its hash is made once for it. */
import { hashToken } from "./token.ts";

interface Known {
  readonly token: string;
  readonly hash: string;
}

export class TokenHashes {
  /** The last token of each connection; goes with the connection. */
  readonly #known = new WeakMap<object, Known>();

  /** The token's hash; `connection` is what it came over. */
  of(connection: object, token: string): string {
    const known = this.#known.get(connection);
    if (known?.token === token) return known.hash;
    const hash = hashToken(token);
    this.#known.set(connection, { token, hash });
    return hash;
  }
}
