/**
 * Registers players: a new one with the first money, signed in, or a guest who keeps the company by choosing a name and a
 * password.
 */
import { randomInt } from "node:crypto";
import { Refused } from "@outbound/kit/host/refused.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import type { Hasher } from "@outbound/kit/passwords/hasher.ts";
import { FIRST_MONEY, NEW_PLAYER } from "../rules/values/player.ts";
import { isReservedName } from "../rules/values/username.ts";
import type { CargoGame } from "../world/game.ts";
import type { Account, SessionRow } from "../world/state/accounts.ts";
import type { World } from "../world/state/world.ts";
import type { WorldScene } from "../world/time/world-scene.ts";
import { commitExclusive } from "./commit.ts";
import { countUse, inviteToUse, type Registration } from "./invites.ts";
import { rememberDevice } from "./known-devices.ts";
import { checkNewPassword } from "./new-password.ts";
import { endSessions, type Origin, openPlayerSession, type SignedIn, type WithDevices } from "./sessions.ts";
import { NOT_SUSPENDED } from "./suspension.ts";

/** Adjectives for the names of guests. */
const MANNERS = "amber bold brisk calm clear early gentle keen lucky merry quiet steady swift tall warm young".split(
  " ",
);
const BIRDS = "crane eagle egret finch gannet goose heron ibis kite lark martin osprey plover stork swallow tern".split(
  " ",
);
const NUMBERS = 10_000;

/** Unused guests are deleted hourly. */
const RETRY_AFTER_SECONDS = 3600;

/** Dependencies of commands on accounts. */
export interface Players {
  readonly game: CargoGame;
  readonly hasher: Hasher;
  /** Passwords that the operator forbids, in lower case. */
  readonly listed?: ReadonlySet<string> | undefined;
  readonly registration: Registration;
  /** Most guests at a time. */
  readonly guestsLimit: number;
}

export interface NewPlayer {
  readonly username: string;
  readonly password: string;
  /** Default: the username. */
  readonly companyName?: string | undefined;
  /** Code of an invite, if one is required. */
  readonly invite?: string | undefined;
  /** Default: false. */
  readonly companyPage?: boolean | undefined;
}

/**
 * Registers a player. Rejects with `registration-closed`, `invite-needed`, `invite-invalid`, `password-common`, `username-taken`,
 * `company-name-reserved`, or BusyError of the hasher.
 */
export async function register(
  players: Players,
  { username, password, companyName = username, invite: code, companyPage: hasCompanyPage = false }: NewPlayer,
  origin: Origin,
): Promise<WithDevices<SignedIn>> {
  const { game, registration } = players;
  const passwordHash = await hashIfFree(players, { username, password, companyName, invite: code }, origin);
  return commitExclusive(game, async (draft, tx) => {
    const late = refusedName(draft.world, username, companyName);
    if (late) throw new Refused(late);
    const given = { username, companyName, passwordHash, hasCompanyPage, isGuest: false };
    const account = draft.run((scene, world) => createAccount(scene, world, given));
    const instants = game.instants();
    const { now } = instants;
    // Another player may have taken the last use in between.
    const invite = await inviteToUse(tx, registration, code, now);
    if (invite instanceof ProblemError) throw new Refused(invite);
    if (invite !== undefined) await countUse(tx, invite);
    const of = { account: `player ${account.id}`, passwordHash };
    const devices = await rememberDevice(tx, origin.devices, of, now);
    return { ...openPlayerSession(draft.world, instants, account.id, origin), devices };
  });
}

/**
 * Creates a guest, signed in. Rejects with `registration-closed` and `invite-needed`, because guests require open registration,
 * and with `too-many-guests`.
 */
export async function beginAsGuest({ game, registration, guestsLimit }: Players, origin: Origin): Promise<SignedIn> {
  const refused = await inviteToUse(game.store.read, registration, undefined, game.clock.wall());
  if (refused instanceof ProblemError) throw refused;
  return commitExclusive(game, async (draft) => {
    if (draft.world.accounts.guests >= guestsLimit) throw new Refused(tooManyGuests(guestsLimit));
    const account = draft.run((scene, world) =>
      createAccount(scene, world, { ...guestName(world), passwordHash: null, hasCompanyPage: false, isGuest: true }),
    );
    return openPlayerSession(draft.world, game.instants(), account.id, origin);
  });
}

const tooManyGuests = (limit: number): ProblemError =>
  new ProblemError("too-many-guests", `The service has ${limit} guests, the maximum.`, {
    details: { limit },
    headers: { "retry-after": `${RETRY_AFTER_SECONDS}` },
  });

/** Draws an unused name. With 2.5 million names a free one is soon found. */
function guestName({ accounts }: World): Pick<Account, "username" | "companyName"> {
  for (;;) {
    const [manner, bird] = [drawn(MANNERS), drawn(BIRDS)];
    const username = `${manner}-${bird}-${String(randomInt(NUMBERS)).padStart(4, "0")}`;
    const companyName = `${capital(manner)} ${capital(bird)} Air`;
    if (!accounts.looksTaken(username)) return { username, companyName };
  }
}

const drawn = (words: readonly string[]): string => words[randomInt(words.length)] ?? "";
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/**
 * Turns the session's guest into an ordinary player with a chosen name, keeping id and company. Ends the guest's sessions and
 * starts a new one. Rejects with `not-a-guest` and with the problems of registering.
 */
export async function keepGuest(
  players: Players,
  { player_id: playerId }: SessionRow,
  { username, password, companyName: chosen, invite: code }: Omit<NewPlayer, "companyPage">,
  origin: Origin,
): Promise<WithDevices<SignedIn>> {
  const { game, registration } = players;
  const guest = await game.host.read(({ state }) => guestIn(state, playerId));
  if (guest instanceof ProblemError) throw guest;
  const companyName = chosen ?? guest.companyName;
  const passwordHash = await hashIfFree(players, { username, password, companyName, invite: code }, origin, playerId);
  return commitExclusive(game, async (draft, tx) => {
    const account = guestIn(draft.world, playerId);
    if (account instanceof ProblemError) throw new Refused(account);
    const late = refusedName(draft.world, username, companyName, playerId);
    if (late) throw new Refused(late);
    const instants = game.instants();
    const { now } = instants;
    const invite = await inviteToUse(tx, registration, code, now);
    if (invite instanceof ProblemError) throw new Refused(invite);
    if (invite !== undefined) await countUse(tx, invite);
    draft.run((scene, { accounts }) => {
      const names = { username, usernameKey: username.toLowerCase(), companyName };
      accounts.players.replace(playerId, { ...account, ...names, passwordHash, isGuest: false });
      endSessions(accounts.sessions, playerId);
      scene.emit(playerId, "registered", {}, { username });
    });
    const devices = await rememberDevice(tx, origin.devices, { account: `player ${playerId}`, passwordHash }, now);
    return { ...openPlayerSession(draft.world, instants, playerId, origin), devices };
  });
}

function guestIn({ accounts }: World, playerId: number): Account | ProblemError {
  const account = accounts.players.get(playerId);
  if (account?.isGuest) return account;
  return new ProblemError("not-a-guest", "Your company has a name and a password already.");
}

/** `guestId`: the guest whose own name is free. */
function refusedName(
  { accounts }: World,
  username: string,
  companyName: string,
  guestId?: number,
): ProblemError | undefined {
  if (accounts.looksTaken(username, guestId) || isReservedName(username)) {
    return new ProblemError("username-taken", `The name ${username} is taken.`, { details: { username } });
  }
  if (!accounts.looksTaken(companyName, guestId) && !isReservedName(companyName)) return undefined;
  return new ProblemError("company-name-reserved", `The company name ${companyName} is reserved.`, {
    details: { companyName },
  });
}

/** Creates the account and pays the first money. */
function createAccount(
  scene: WorldScene,
  world: World,
  given: Pick<Account, "username" | "companyName" | "passwordHash" | "hasCompanyPage" | "isGuest">,
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

/** Refuses an invite, a password or a name before the costly hashing; returns the hash. */
async function hashIfFree(
  { game, hasher, listed, registration }: Players,
  { username, password, companyName, invite }: Omit<NewPlayer, "companyPage"> & { readonly companyName: string },
  origin: Origin,
  guestId?: number,
): Promise<string> {
  const usable = await inviteToUse(game.store.read, registration, invite, game.clock.wall());
  if (usable instanceof ProblemError) throw usable;
  checkNewPassword(password, "/password", { listed, own: [username, companyName] });
  const refused = await game.host.read(({ state }) => refusedName(state, username, companyName, guestId));
  if (refused) throw refused;
  return hasher.hash(password, { address: origin.address });
}
