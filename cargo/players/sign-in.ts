/** Signing in with name and password. A wrong name and a wrong password go the same way and take the same time. */

import { Refused } from "@outbound/kit/host/refused.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import type { CargoGame } from "../world/game.ts";
import type { Account } from "../world/state/accounts.ts";
import { commitExclusive } from "./commit.ts";
import { isKnownAddress, rememberAddress } from "./known-addresses.ts";
import type { Players } from "./register.ts";
import { type Origin, openSession, type SignedIn } from "./sessions.ts";
import { type Attempt, clearFailures, countFailure, signInLock } from "./sign-in-lock.ts";

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Rejects with `sign-in-locked`, `wrong-credentials`, `suspended`, or BusyError of the hasher. */
export async function signIn(
  { game, hasher }: Players,
  { username, password }: Credentials,
  origin: Origin,
): Promise<SignedIn> {
  const asked = await game.host.read(({ state }) => state.accounts.named(username));
  const who = asked && `player ${asked.id}`;
  const attempt = await attemptOf(game, username, asked, origin.address);
  const lock = await signInLock(game.store.read, attempt, game.clock.wall());
  if (lock) throw lock;
  const passwordHash = asked?.passwordHash ?? undefined;
  const isRight = await hasher.verify(password, passwordHash);
  const signedIn = await commitExclusive(game, async (draft, tx) => {
    // Many may have been verified at the same time: the first failures of them lock the others out, right or wrong.
    const now = game.clock.wall();
    const lateLock = await signInLock(tx, attempt, now);
    if (lateLock) throw new Refused(lateLock);
    const account = draft.world.accounts.named(username);
    const on = { tx, engine: game.store.engine };
    if (!isRight || account === undefined || account.passwordHash !== passwordHash) {
      await countFailure(on, attempt, now);
      return undefined;
    }
    if (account.isSuspended) throw new Refused(suspended(account));
    await clearFailures(tx, attempt);
    await rememberAddress(on, account.id, origin.address, now);
    return openSession(draft.world, now, account.id, origin);
  });
  if (signedIn === undefined) throw wrongCredentials(who);
  return signedIn;
}

/** No player has the id 0: for a name that nobody has the same is asked, in vain. */
async function attemptOf(
  { store, clock }: CargoGame,
  username: string,
  account: Account | undefined,
  address: string,
): Promise<Attempt> {
  const isExempt = await isKnownAddress(store.read, account?.id ?? 0, address, clock.wall());
  return { account: `player ${username.toLowerCase()}`, address, isExempt };
}

/** `who` is for the log: the account that was asked for, if there is one. A name that nobody has may be a slip: a password. */
export const wrongCredentials = (who: string | undefined): ProblemError =>
  new ProblemError("wrong-credentials", "The name or the password is wrong.", {
    headers: { "www-authenticate": "Bearer" },
    who,
  });

const suspended = ({ id, username }: Account): ProblemError =>
  new ProblemError("suspended", `The account ${username} is suspended.`, {
    details: { username },
    who: `player ${id}`,
  });
