/** Verifies the current password of a signed-in caller, so that a stolen session is not enough. */
import { Refused } from "@outbound/kit/host/refused.ts";
import { commitExclusive } from "./commit.ts";
import { clearFailures, countFailure, guessLock, openSessionOf } from "./guesses.ts";
import { wrongPassword } from "./new-password.ts";
import type { Players } from "./register.ts";

/** The caller's session, whose guesses are limited. */
export interface Caller {
  readonly kind: "player" | "admin";
  readonly userId: number;
  readonly session: { readonly id: number; readonly address: string };
}

/** Returns the caller's identity in the queue for hashing: that of a known device. */
export const hashClientOf = ({ kind, userId, session }: Caller) => ({
  address: session.address,
  account: `${kind} ${userId}`,
});

/**
 * Verifies the password against the hash. Rejects with `wrong-password`, `sign-in-locked` after too many wrong ones, or BusyError
 * of the hasher.
 */
export async function verifyCurrent(
  { game, hasher }: Pick<Players, "game" | "hasher">,
  caller: Caller,
  password: string,
  hash: string | undefined,
): Promise<void> {
  const guessers = openSessionOf(caller.kind, caller.session.id);
  const lock = await guessLock(game.store.read, guessers, game.clock.wall());
  if (lock) throw lock;
  const isRight = await hasher.verify(password, hash, hashClientOf(caller));
  await commitExclusive(game, async (_draft, tx) => {
    // Several guesses may have been verified at the same time. Once the first of them failed too often, the others are refused,
    // right or wrong.
    const lateLock = await guessLock(tx, guessers, game.clock.wall());
    if (lateLock) throw new Refused(lateLock);
    if (isRight) await clearFailures(tx, guessers);
    else await countFailure({ tx, engine: game.store.engine }, guessers, game.clock.wall());
  });
  if (!isRight) throw wrongPassword();
}
