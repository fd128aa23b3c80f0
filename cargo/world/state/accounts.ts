/** What the world keeps of players, sessions and admins beyond the rules. */
import type { RowOf } from "@outbound/kit/store/table.ts";
import type { StoredPlayer } from "../../store/rows.ts";
import type { adminSessions, adminUsers, sessions } from "../../store/tables.ts";
import { Collection, type Journal } from "./journal.ts";
import { IdsBy } from "./sorted-ids.ts";

/** A player with the account. Rules pass on what they do not know. */
export type Account = StoredPlayer;

export type SessionRow = RowOf<typeof sessions>;
export type AdminUserRow = RowOf<typeof adminUsers>;
export type AdminSessionRow = RowOf<typeof adminSessions>;

export class Accounts {
  readonly players: Collection<number, Account>;
  readonly sessions: Collection<number, SessionRow>;
  readonly admins: Collection<number, AdminUserRow>;
  readonly adminSessions: Collection<number, AdminSessionRow>;
  readonly #byName = new Map<string, number>();
  readonly #adminByName = new Map<string, number>();
  readonly #byToken = new Map<string, SessionRow>();
  readonly #byAdminToken = new Map<string, AdminSessionRow>();
  readonly #sessionsOf = new IdsBy<number>();

  constructor(journal: Journal) {
    this.players = new Collection(journal);
    this.sessions = new Collection(journal);
    this.admins = new Collection(journal);
    this.adminSessions = new Collection(journal);
    this.players.watch((id, before, after) => rekey(this.#byName, before?.usernameKey, after?.usernameKey, id));
    this.admins.watch((id, before, after) => rekey(this.#adminByName, before?.username_key, after?.username_key, id));
    this.sessions.watch((id, before, after) => {
      rekey(this.#byToken, before?.token_hash, after?.token_hash, after);
      if (before) this.#sessionsOf.delete(before.player_id, id);
      if (after) this.#sessionsOf.add(after.player_id, id);
    });
    this.adminSessions.watch((_id, before, after) =>
      rekey(this.#byAdminToken, before?.token_hash, after?.token_hash, after),
    );
  }

  named(username: string): Account | undefined {
    const id = this.#byName.get(username.toLowerCase());
    return id === undefined ? undefined : this.players.get(id);
  }

  adminNamed(username: string): AdminUserRow | undefined {
    const id = this.#adminByName.get(username.toLowerCase());
    return id === undefined ? undefined : this.admins.get(id);
  }

  sessionOf(tokenHash: string): SessionRow | undefined {
    return this.#byToken.get(tokenHash);
  }

  adminSessionOf(tokenHash: string): AdminSessionRow | undefined {
    return this.#byAdminToken.get(tokenHash);
  }

  /** A player's sessions, by id. */
  sessionsOf(playerId: number): SessionRow[] {
    return [...this.#sessionsOf.get(playerId)].map((id) => this.sessions.get(id) as SessionRow);
  }
}

function rekey<K, V>(index: Map<K, V>, before: K | undefined, after: K | undefined, value: V | undefined): void {
  if (before !== undefined && before !== after) index.delete(before);
  if (after !== undefined && value !== undefined) index.set(after, value);
}
