/** Users of the admin panel: the first one, and those that admins add, change and delete. */
import { randomBytes } from "node:crypto";
import { Refused } from "@outbound/kit/host/refused.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import type { Hasher } from "@outbound/kit/passwords/hasher.ts";
import { insertRow, type Rows } from "@outbound/kit/store/upsert.ts";
import { FOUNDER } from "../rules/values/username.ts";
import { adminUsers } from "../store/tables.ts";
import { recordAudit } from "../world/admin/audit.ts";
import type { CargoGame } from "../world/game.ts";
import type { AdminUserRow } from "../world/state/accounts.ts";
import type { World } from "../world/state/world.ts";
import type { WorldScene } from "../world/time/world-scene.ts";
import type { WorldDraft } from "../world/world-draft.ts";
import { type AskingAdmin, adminCaller, type Confirmation, confirmAdmin } from "./admin-password.ts";
import { commit, commitExclusive } from "./commit.ts";
import { hashClientOf } from "./current-password.ts";
import { rememberDevice } from "./known-devices.ts";
import { checkNewPassword } from "./new-password.ts";
import type { Players } from "./register.ts";
import { endSessions } from "./sessions.ts";
import type { Credentials } from "./sign-in.ts";

/** Username of the admin that a new world gets. */
export const FIRST_ADMIN = "admin";

/** Returns a random password of 120 bits that people can type. */
const randomPassword = (): string => randomBytes(15).toString("base64url");

/**
 * Adds the first admin if there is none. Returns a random password, to be shown once, unless one was given. `assertAllowed`
 * throws for a given password that is too easy to guess.
 */
export async function ensureFirstAdmin(
  game: CargoGame,
  hasher: Hasher,
  password: string | undefined,
  assertAllowed: (password: string) => void = () => {},
): Promise<string | undefined> {
  if (await game.host.read(({ state }) => state.accounts.admins.size > 0)) return undefined;
  if (password !== undefined) assertAllowed(password);
  const chosen = password ?? randomPassword();
  const passwordHash = await hasher.hash(chosen);
  const isAdded = await commitExclusive(game, async (draft, tx) => {
    // Another process may have added one in between.
    if (draft.world.accounts.admins.size > 0) return false;
    await insertAdmin(draft, { tx, engine: game.store.engine }, { username: FIRST_ADMIN, passwordHash }, null);
    return true;
  });
  return isAdded && password === undefined ? chosen : undefined;
}

/**
 * Adds an admin. Rejects with `password-common`, `wrong-password`, `sign-in-locked`, `username-taken`, or BusyError of the
 * hasher.
 */
export async function addAdmin(
  players: Players,
  by: AskingAdmin,
  { current, username, password }: Credentials & Confirmation,
): Promise<AdminUserRow> {
  const { game, hasher, listed } = players;
  checkNewPassword(password, "/password", { listed, own: [username] });
  const assertConfirmed = await confirmAdmin(players, by, { current });
  const early = await game.host.read(({ state }) => taken(state, username));
  if (early) throw early;
  const passwordHash = await hasher.hash(password, hashClientOf(adminCaller(by)));
  return commitExclusive(game, async (draft, tx) => {
    assertConfirmed(draft.world);
    const late = taken(draft.world, username);
    if (late) throw new Refused(late);
    return insertAdmin(draft, { tx, engine: game.store.engine }, { username, passwordHash }, by.admin_id);
  });
}

/**
 * Changes an admin's name, password or both. A new password ends the user's sessions except the caller's own. If the caller
 * changed their own password, returns the new cookie for this known device; `devices` is the previous cookie. Rejects with
 * `wrong-password`, `sign-in-locked`, `password-common`, `unknown-user`, `username-taken`, or BusyError of the hasher.
 */
export async function changeAdmin(
  players: Players,
  by: AskingAdmin,
  userId: number,
  { current, username, password }: Partial<Credentials> & Confirmation,
  devices: string | undefined,
): Promise<{ readonly user: AdminUserRow; readonly devices: string | undefined }> {
  const { game, hasher, listed } = players;
  const before = await game.host.read(({ state }) => state.accounts.admins.get(userId));
  const own = [username ?? "", before?.username ?? ""];
  if (password !== undefined) checkNewPassword(password, "/password", { listed, own });
  const assertConfirmed = await confirmAdmin(players, by, { current });
  if (!before) throw unknownUser(userId);
  const passwordHash = password === undefined ? undefined : await hasher.hash(password, hashClientOf(adminCaller(by)));
  const change = (scene: WorldScene, world: World): AdminUserRow => {
    assertConfirmed(world);
    const user = knownAdmin(world, userId);
    const problem = username === undefined ? undefined : taken(world, username, userId);
    if (problem) throw new Refused(problem);
    const changed: AdminUserRow = {
      ...user,
      ...(username === undefined ? {} : { username, username_key: username.toLowerCase() }),
      ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
    };
    const data = { ...(username === undefined ? {} : { username }), password: passwordHash !== undefined };
    recordAudit(world, scene.now, by.admin_id, { action: "admin-changed", target: `admin_users ${userId}`, data });
    world.accounts.admins.replace(userId, changed);
    if (passwordHash !== undefined) endSessions(world.accounts.adminSessions, userId, by.id);
    return changed;
  };
  return commitExclusive(game, async (draft, tx) => {
    const user = draft.run(change);
    if (passwordHash === undefined || userId !== by.admin_id) return { user, devices: undefined };
    const of = { account: `admin ${userId}`, passwordHash };
    return { user, devices: await rememberDevice(tx, devices, of, game.clock.wall()) };
  });
}

/**
 * Deletes an admin. Rejects with `wrong-password`, `sign-in-locked`, `unknown-user`, `last-admin`, or BusyError of the hasher.
 */
export async function removeAdmin(
  players: Players,
  by: AskingAdmin,
  userId: number,
  confirmation: Confirmation,
): Promise<void> {
  const assertConfirmed = await confirmAdmin(players, by, confirmation);
  await commit(players.game, (scene, world) => {
    assertConfirmed(world);
    const { username } = knownAdmin(world, userId);
    if (world.accounts.admins.size === 1) {
      throw new Refused(
        new ProblemError("last-admin", `Admin user ${userId}, ${username}, is the last one.`, { details: { userId } }),
      );
    }
    const target = `admin_users ${userId}`;
    recordAudit(world, scene.now, by.admin_id, { action: "admin-deleted", target, data: { username } });
    endSessions(world.accounts.adminSessions, userId);
    world.accounts.admins.replace(userId, undefined);
  });
}

/**
 * Gives the user a new random password and ends the user's sessions. Returns the password; undefined if there is no such user.
 */
export async function resetAdmin(
  { game, hasher }: Pick<Players, "game" | "hasher">,
  username: string,
): Promise<string | undefined> {
  const password = randomPassword();
  const passwordHash = await hasher.hash(password);
  const isDone = await commit(game, (scene, world) => {
    const user = world.accounts.adminNamed(username);
    if (user === undefined) return false;
    recordAudit(world, scene.now, null, { action: "admin-password-reset", target: `admin_users ${user.id}` });
    world.accounts.admins.replace(user.id, { ...user, password_hash: passwordHash });
    endSessions(world.accounts.adminSessions, user.id);
    return true;
  });
  return isDone ? password : undefined;
}

/** Inserts the row with an id that the store assigns, so that no id is used twice. */
async function insertAdmin(
  draft: WorldDraft,
  on: Rows,
  { username, passwordHash }: { readonly username: string; readonly passwordHash: string },
  adminId: number | null,
): Promise<AdminUserRow> {
  const user = { username, username_key: username.toLowerCase(), password_hash: passwordHash, created_at: draft.now };
  const stored = await insertRow(on, adminUsers, user);
  draft.wroteRows = true;
  draft.run((_scene, world) => {
    world.accounts.admins.replace(stored.id, stored);
    const target = `admin_users ${stored.id}`;
    recordAudit(world, draft.now, adminId, { action: "admin-added", target, data: { username } });
  });
  return stored;
}

/**
 * Refuses names of other admins, and the name of old worlds' founder, who is a player. Other reserved names are allowed for
 * admins.
 */
function taken({ accounts }: World, username: string, except?: number): ProblemError | undefined {
  const known = accounts.adminNamed(username);
  const isReserved = username.toLowerCase() === FOUNDER;
  if (!isReserved && (known === undefined || known.id === except)) return undefined;
  return new ProblemError("username-taken", `The name ${username} is taken.`, { details: { username } });
}

function knownAdmin({ accounts }: World, userId: number): AdminUserRow {
  const user = accounts.admins.get(userId);
  if (user === undefined) throw new Refused(unknownUser(userId));
  return user;
}

const unknownUser = (userId: number): ProblemError =>
  new ProblemError("unknown-user", `There is no admin user ${userId}.`, { details: { userId } });
