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
import { countUse, inviteToUse, type Registration } from "./invites.ts";
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
  readonly registration: Registration;
}

export interface NewPlayer {
  readonly username: string;
  readonly password: string;
  /** The username unless given. */
  readonly companyName?: string | undefined;
  /** Code of an invite, where one is needed. */
  readonly invite?: string | undefined;
  /** Not, unless given. */
  readonly companyPage?: boolean | undefined;
}

/**
 * Rejects with `registration-closed`, `invite-needed`, `invite-invalid`, `password-common`, `username-taken`,
 * `company-name-reserved`, or BusyError of the hasher.
 */
export async function register(
  { game, hasher, listed, registration }: Players,
  { username, password, companyName = username, invite: code, companyPage: hasCompanyPage = false }: NewPlayer,
  origin: Origin,
): Promise<WithDevices<SignedIn>> {
  const first = await inviteToUse(game.store.read, registration, code, game.clock.wall());
  if (first instanceof ProblemError) throw first;
  checkNewPassword(password, "/password", { listed, own: [username, companyName] });
  const early = await game.host.read(({ state }) => refusedName(state, username, companyName));
  if (early) throw early;
  const passwordHash = await hasher.hash(password, { address: origin.address });
  return commitExclusive(game, async (draft, tx) => {
    const late = refusedName(draft.world, username, companyName);
    if (late) throw new Refused(late);
    const given = { username, companyName, passwordHash, hasCompanyPage };
    const account = draft.run((scene, world) => createAccount(scene, world, given));
    const now = game.clock.wall();
    // Meanwhile another player may have had the last use.
    const invite = await inviteToUse(tx, registration, code, now);
    if (invite instanceof ProblemError) throw new Refused(invite);
    if (invite !== undefined) await countUse(tx, invite);
    const of = { account: `player ${account.id}`, passwordHash };
    const devices = await rememberDevice(tx, origin.devices, of, now);
    return { ...openPlayerSession(draft.world, now, account.id, origin), devices };
  });
}

function refusedName({ accounts }: World, username: string, companyName: string): ProblemError | undefined {
  if (accounts.looksTaken(username) || isReservedName(username)) {
    return new ProblemError("username-taken", `The name ${username} is taken.`, { details: { username } });
  }
  if (!accounts.looksTaken(companyName) && !isReservedName(companyName)) return undefined;
  return new ProblemError("company-name-reserved", `The company name ${companyName} is reserved.`, {
    details: { companyName },
  });
}

function createAccount(
  scene: WorldScene,
  world: World,
  given: Pick<Account, "username" | "companyName" | "passwordHash" | "hasCompanyPage">,
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
