/** Invites: links by which new players register if registration requires an invite. Only the hash of a code is stored. */

import { randomBytes } from "node:crypto";
import { Refused } from "@outbound/kit/host/refused.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { hashToken } from "@outbound/kit/sessions/token.ts";
import type { RowOf } from "@outbound/kit/store/table.ts";
import { insertRow } from "@outbound/kit/store/upsert.ts";
import type { Kysely, Transaction } from "kysely";
import { type CargoTables, invites } from "../store/tables.ts";
import { recordAudit } from "../world/admin/audit.ts";
import type { CargoGame } from "../world/game.ts";
import type { WorldDraft } from "../world/world-draft.ts";
import { commitExclusive } from "./commit.ts";

export const REGISTRATIONS = ["open", "invite", "closed"] as const;
/** Who may register: everyone, holders of an invite, or nobody. */
export type Registration = (typeof REGISTRATIONS)[number];

export type InviteRow = RowOf<typeof invites>;

export interface NewInvite {
  /** How many players may register with it. */
  readonly uses: number;
  readonly hours: number;
  /** Shown to admins only, such as the invited person's name. */
  readonly note: string | null;
}

/** 128 bits. */
const CODE_BYTES = 16;
/** Invites that ended this long ago are deleted when the next one is created. */
const KEPT_MS = 90 * 24 * HOUR_MS;

/** Creates an invite. Returns it with its code, which cannot be read again. */
export async function createInvite(
  game: CargoGame,
  adminId: number,
  { uses, hours, note }: NewInvite,
): Promise<{ readonly invite: InviteRow; readonly code: string }> {
  const code = randomBytes(CODE_BYTES).toString("base64url");
  const invite = await commitExclusive(game, async (draft, tx) => {
    const { now, past } = game.instants();
    await tx
      .deleteFrom("invites")
      .where("expires_at", "<", past - KEPT_MS)
      .execute();
    const row = { code_hash: hashToken(code), note, uses, used: 0, admin_id: adminId };
    const times = { created_at: now, expires_at: now + hours * HOUR_MS };
    const stored = await insertRow({ tx, engine: game.store.engine }, invites, { ...row, ...times });
    recordInvite(draft, adminId, stored.id, { action: "invite-created", data: { uses, hours, note } });
    return stored;
  });
  return { invite, code };
}

/** Withdraws an invite, so that nobody can register with it any more. Throws `Refused`: `unknown-invite`. */
export async function withdrawInvite(
  draft: WorldDraft,
  tx: Transaction<CargoTables>,
  adminId: number,
  inviteId: number,
): Promise<void> {
  const deleted = await tx.deleteFrom("invites").where("id", "=", inviteId).executeTakeFirst();
  if (Number(deleted.numDeletedRows) === 0) throw new Refused(unknownInvite(inviteId));
  recordInvite(draft, adminId, inviteId, { action: "invite-withdrawn" });
}

function recordInvite(
  draft: WorldDraft,
  adminId: number,
  inviteId: number,
  entry: { readonly action: string; readonly data?: Readonly<Record<string, unknown>> },
): void {
  draft.wroteRows = true;
  draft.run((scene, world) => recordAudit(world, scene.now, adminId, { target: `invites ${inviteId}`, ...entry }));
}

/** Returns the invites with ids below `before`, the newest first. */
export const listInvites = (db: Kysely<CargoTables>, limit: number, before = Number.MAX_SAFE_INTEGER) =>
  db.selectFrom("invites").selectAll().where("id", "<", before).orderBy("id", "desc").limit(limit).execute();

/** Returns the invite that a registration with this code uses, undefined if it needs none, or the problem why it is refused. */
export async function inviteToUse(
  db: Kysely<CargoTables>,
  registration: Registration,
  code: string | undefined,
  now: number,
): Promise<InviteRow | ProblemError | undefined> {
  if (registration === "closed") return registrationClosed();
  if (registration === "open") return undefined;
  if (code === undefined) return inviteNeeded();
  const invite = await db.selectFrom("invites").selectAll().where("code_hash", "=", hashToken(code)).executeTakeFirst();
  if (invite === undefined || invite.used >= invite.uses || invite.expires_at <= now) return inviteInvalid();
  return invite;
}

/** Counts one use. Exclusive commands run one after another across all processes, so the last use is given only once. */
export async function countUse(tx: Transaction<CargoTables>, { id, used }: InviteRow): Promise<void> {
  await tx
    .updateTable("invites")
    .set({ used: used + 1 })
    .where("id", "=", id)
    .execute();
}

const registrationClosed = () => new ProblemError("registration-closed", "This service takes no new players.");

const inviteNeeded = () => new ProblemError("invite-needed", "Registering needs an invite from an admin.");

const inviteInvalid = () => new ProblemError("invite-invalid", "The invite is unknown, used up, expired or withdrawn.");

const unknownInvite = (inviteId: number): ProblemError =>
  new ProblemError("unknown-invite", `There is no invite ${inviteId}.`, { details: { inviteId } });
