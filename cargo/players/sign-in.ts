/** Signing in with name and password. A wrong name and a wrong password take the same path and the same time. */
import { Refused } from "@outbound/kit/host/refused.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import type { Instants } from "../world/game.ts";
import type { Account } from "../world/state/accounts.ts";
import type { World } from "../world/state/world.ts";
import { commitExclusive } from "./commit.ts";
import { clearFailures, countFailure, type Guesser, guessLock, knownDeviceOf, unknownClient } from "./guesses.ts";
import { deviceKey, knownDevice, rememberDevice } from "./known-devices.ts";
import type { Players } from "./register.ts";
import { endAccessBefore, type Origin, openPlayerSession, type SignedIn, type WithDevices } from "./sessions.ts";
import { isSuspended, suspended, withoutEndedSuspension } from "./suspension.ts";

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** How accounts of either kind are signed in to. */
interface Entrance<User> {
  readonly kind: "player" | "admin";
  /** Finds the account of a name and the hash of its password. */
  find(world: World): { readonly user: User; readonly hash: string | null } | undefined;
}

/**
 * Verifies name and password. Resolves with the result of `open` for the account, and the cookie of the known device. Rejects
 * with `sign-in-locked`, `wrong-credentials`, or BusyError of the hasher.
 */
export async function verifyAndOpen<User extends { readonly id: number }, Opened>(
  { game, hasher }: Players,
  { username, password }: Credentials,
  { address, devices }: Origin,
  { kind, find }: Entrance<User>,
  open: (user: User, world: World, instants: Instants) => Opened,
): Promise<WithDevices<Opened>> {
  const known = await game.host.read(({ state }) => find(state));
  const account = known && `${kind} ${known.user.id}`;
  const key = await deviceKey(game.store.read);
  const device =
    account && known.hash !== null
      ? knownDevice(devices, { account, passwordHash: known.hash }, key, game.clock.wall())
      : undefined;
  const isKnown = account !== undefined && device !== undefined;
  const guessers: readonly Guesser[] = isKnown
    ? knownDeviceOf(account, device)
    : unknownClient(`${kind} ${username.toLowerCase()}`, address);
  const triedAt = game.clock.wall();
  const lock = await guessLock(game.store.read, guessers, triedAt);
  if (lock) throw lock;
  const client = { address, account: isKnown ? account : undefined };
  const isRight = await hasher.verify(password, known?.hash ?? undefined, client);
  const opened = await commitExclusive(game, async (draft, tx) => {
    // Several guesses may have been verified at the same time. Once the first of them failed too often, the others are refused,
    // right or wrong. The time of the request counts, so that nobody is late because others' passwords were hashed first.
    const lateLock = await guessLock(tx, guessers, triedAt);
    const instants = game.instants();
    const { now } = instants;
    if (lateLock) throw new Refused(lateLock);
    const found = find(draft.world);
    if (!isRight || found === undefined || found.hash === null || found.hash !== known?.hash) {
      await countFailure({ tx, engine: game.store.engine }, guessers, now);
      return undefined;
    }
    const result = open(found.user, draft.world, instants);
    await clearFailures(tx, guessers);
    const of = { account: `${kind} ${found.user.id}`, passwordHash: found.hash };
    return { ...result, devices: await rememberDevice(tx, devices, of, now) };
  });
  if (opened !== undefined) return opened;
  throw new ProblemError("wrong-credentials", "The name or the password is wrong.", {
    headers: { "www-authenticate": "Bearer" },
    // For the log: only names of existing accounts, because an unknown name may be a password typed by mistake.
    who: account,
  });
}

/** Signs a player in. Rejects with `sign-in-locked`, `wrong-credentials`, `suspended`, or BusyError of the hasher. */
export function signIn(players: Players, credentials: Credentials, origin: Origin): Promise<WithDevices<SignedIn>> {
  const find = ({ accounts }: World) => {
    const user = accounts.named(credentials.username);
    return user && { user, hash: user.passwordHash };
  };
  return verifyAndOpen(players, credentials, origin, { kind: "player", find }, (user, world, instants) => {
    if (isSuspended(user, instants.now)) throw new Refused(suspended(user));
    liftEndedSuspension(world, user, instants.past);
    return openPlayerSession(world, instants, user.id, origin);
  });
}

/** Lifts a suspension that is over, and ends the sessions and API tokens from before its end. */
function liftEndedSuspension({ accounts }: World, user: Account, past: number): void {
  const lifted = withoutEndedSuspension(user, past);
  if (lifted === user) return;
  accounts.players.replace(user.id, lifted);
  endAccessBefore(accounts, user);
}
