/** Signing in with name and password. A wrong name and a wrong password go the same way and take the same time. */
import { Refused } from "@outbound/kit/host/refused.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import type { Rows } from "@outbound/kit/store/upsert.ts";
import type { Transaction } from "kysely";
import type { CargoTables } from "../store/tables.ts";
import type { Account } from "../world/state/accounts.ts";
import type { World } from "../world/state/world.ts";
import { commitExclusive } from "./commit.ts";
import { isKnownAddress, rememberAddress } from "./known-addresses.ts";
import type { Players } from "./register.ts";
import { type Origin, openPlayerSession, type SignedIn } from "./sessions.ts";
import { type Attempt, clearFailures, countFailure, signInLock } from "./sign-in-lock.ts";

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** What an account of either kind is signed in to with. */
interface Entrance<User> {
  readonly kind: "player" | "admin";
  /** The account with a name, and the hash of its password. */
  find(world: World): { readonly user: User; readonly hash: string | null } | undefined;
  /** Whether the address is known to belong to the account, so that locks do not touch it. */
  readonly isExempt: boolean;
}

/**
 * Resolves with what `open` returns for the account with this name and password. Rejects with `sign-in-locked`,
 * `wrong-credentials`, or BusyError of the hasher.
 */
export async function verifyAndOpen<User extends { readonly id: number }, Opened>(
  { game, hasher }: Players,
  { username, password }: Credentials,
  address: string,
  { kind, find, isExempt }: Entrance<User>,
  open: (
    user: User,
    world: World,
    now: number,
    on: Rows & { tx: Transaction<CargoTables> },
  ) => Opened | Promise<Opened>,
): Promise<Opened> {
  const attempt: Attempt = { account: `${kind} ${username.toLowerCase()}`, address, isExempt };
  const lock = await signInLock(game.store.read, attempt, game.clock.wall());
  if (lock) throw lock;
  const known = await game.host.read(({ state }) => find(state));
  const isRight = await hasher.verify(password, known?.hash ?? undefined);
  const opened = await commitExclusive(game, async (draft, tx) => {
    // Many may have been verified at the same time: the first failures of them lock the others out, right or wrong.
    const now = game.clock.wall();
    const lateLock = await signInLock(tx, attempt, now);
    if (lateLock) throw new Refused(lateLock);
    const on = { tx, engine: game.store.engine };
    const found = find(draft.world);
    if (!isRight || found === undefined || found.hash !== known?.hash) {
      await countFailure(on, attempt, now);
      return undefined;
    }
    const result = await open(found.user, draft.world, now, on);
    await clearFailures(tx, attempt);
    return { result };
  });
  if (opened !== undefined) return opened.result;
  throw new ProblemError("wrong-credentials", "The name or the password is wrong.", {
    headers: { "www-authenticate": "Bearer" },
    // For the log: the account, if there is one. A name that nobody has may be a password by mistake.
    who: known && `${kind} ${known.user.id}`,
  });
}

/** Rejects with `sign-in-locked`, `wrong-credentials`, `suspended`, or BusyError of the hasher. */
export async function signIn(players: Players, credentials: Credentials, origin: Origin): Promise<SignedIn> {
  const { address } = origin;
  const { store, clock, host } = players.game;
  const find = ({ accounts }: World) => {
    const user = accounts.named(credentials.username);
    return user && { user, hash: user.passwordHash };
  };
  const known = await host.read(({ state }) => find(state));
  // No player has the id 0: for a name that nobody has, the same is read in vain.
  const isExempt = await isKnownAddress(store.read, known?.user.id ?? 0, address, clock.wall());
  return verifyAndOpen(
    players,
    credentials,
    address,
    { kind: "player", find, isExempt },
    async (user, world, now, on) => {
      if (user.isSuspended) throw new Refused(suspended(user));
      await rememberAddress(on, user.id, address, now);
      return openPlayerSession(world, now, user.id, origin);
    },
  );
}

const suspended = ({ id, username }: Account): ProblemError =>
  new ProblemError("suspended", `The account ${username} is suspended.`, {
    details: { username },
    who: `player ${id}`,
  });
