/** Signing in with name and password. A wrong name and a wrong password go the same way and take the same time. */
import { ProblemError } from "@outbound/kit/http/problem.ts";
import { Refused } from "@outbound/kit/writer/world.ts";
import type { Kysely } from "kysely";
import type { CargoTables } from "../store/tables.ts";
import type { Account } from "../world/accounts.ts";
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
  const { world, now } = await game.view();
  const asked = world.accounts.named(username);
  const attempt = await attemptOf(game.store.read, username, asked, origin.address, now);
  const lock = await signInLock(game.store.read, attempt, now);
  if (lock) throw lock;
  const passwordHash = asked?.passwordHash ?? undefined;
  const isRight = await hasher.verify(password, passwordHash);
  const signedIn = await game.alone(async (batch, tx) => {
    // Many may have been verified at the same time: the first failures of them lock the others out, right or wrong.
    const lateLock = await signInLock(tx, attempt, batch.now);
    if (lateLock) throw new Refused(lateLock);
    const account = batch.world.accounts.named(username);
    const on = { tx, engine: game.store.engine };
    if (!isRight || account === undefined || account.passwordHash !== passwordHash) {
      await countFailure(on, attempt, batch.now);
      return undefined;
    }
    if (account.isSuspended) throw new Refused(suspended(account));
    await clearFailures(tx, attempt);
    await rememberAddress(on, account.id, origin.address, batch.now);
    return openSession(batch.world, batch.now, account.id, origin);
  });
  if (signedIn === undefined) throw wrongCredentials();
  return signedIn;
}

/** No player has the id 0: for a name that nobody has the same is asked, in vain. */
async function attemptOf(
  db: Kysely<CargoTables>,
  username: string,
  account: Account | undefined,
  address: string,
  now: number,
): Promise<Attempt> {
  const isExempt = await isKnownAddress(db, account?.id ?? 0, address, now);
  return { account: `player ${username.toLowerCase()}`, address, isExempt };
}

export const wrongCredentials = (): ProblemError =>
  new ProblemError("wrong-credentials", "The name or the password is wrong.", {
    headers: { "www-authenticate": "Bearer" },
  });

const suspended = ({ username }: Account): ProblemError =>
  new ProblemError("suspended", `The account ${username} is suspended.`, { details: { username } });
