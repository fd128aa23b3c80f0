/** Registering: a new player with the first money, signed in. */
import { Refused } from "@outbound/kit/host/refused.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import type { Hasher } from "@outbound/kit/passwords/hasher.ts";
import { FIRST_MONEY, NEW_PLAYER } from "../rules/values/player.ts";
import { isReservedName } from "../rules/values/username.ts";
import type { CargoGame } from "../world/game.ts";
import type { Account } from "../world/state/accounts.ts";
import type { World } from "../world/state/world.ts";
import type { WorldScene } from "../world/time/world-scene.ts";
import { commitExclusive } from "./commit.ts";
import { rememberDevice } from "./known-devices.ts";
import { checkNewPassword } from "./new-password.ts";
import { type Origin, openPlayerSession, type SignedIn, type WithDevices } from "./sessions.ts";
import { NOT_SUSPENDED } from "./suspension.ts";

/** What commands on accounts need. */
export interface Players {
  readonly game: CargoGame;
  readonly hasher: Hasher;
  /** Passwords that the operator does not want, in lower case. */
  readonly listed?: ReadonlySet<string> | undefined;
}

export interface Registration {
  readonly username: string;
  readonly password: string;
  /** The username unless given. */
  readonly companyName?: string | undefined;
}

/** Rejects with `password-common`, `username-taken`, or BusyError of the hasher. */
export async function register(
  { game, hasher, listed }: Players,
  { username, password, companyName = username }: Registration,
  origin: Origin,
): Promise<WithDevices<SignedIn>> {
  checkNewPassword(password, "/password", { listed, own: [username, companyName] });
  const early = await game.host.read(({ state }) => taken(state, username));
  if (early) throw early;
  const passwordHash = await hasher.hash(password, { address: origin.address });
  return commitExclusive(game, async (draft, tx) => {
    const late = taken(draft.world, username);
    if (late) throw new Refused(late);
    const account = draft.run((scene, world) => createAccount(scene, world, { username, companyName, passwordHash }));
    const now = game.clock.wall();
    const of = { account: `player ${account.id}`, passwordHash };
    const devices = await rememberDevice(tx, origin.devices, of, now);
    return { ...openPlayerSession(draft.world, now, account.id, origin), devices };
  });
}

function taken({ accounts }: World, username: string): ProblemError | undefined {
  if (accounts.named(username) === undefined && !isReservedName(username)) return undefined;
  return new ProblemError("username-taken", `The name ${username} is taken.`, { details: { username } });
}

function createAccount(
  scene: WorldScene,
  world: World,
  given: Pick<Account, "username" | "companyName" | "passwordHash">,
): Account {
  const id = world.state.nextPlayerId;
  world.state = { ...world.state, nextPlayerId: id + 1 };
  const { players: accounts } = world.accounts;
  accounts.replace(id, {
    ...NEW_PLAYER,
    ...given,
    id,
    usernameKey: given.username.toLowerCase(),
    ...NOT_SUSPENDED,
    createdAt: scene.now,
  });
  scene.pay(id, FIRST_MONEY, "start");
  scene.emit(id, "registered", {}, { username: given.username });
  return accounts.get(id) as Account;
}
