/** Players, sessions and admins in the world, with fields that the rules do not know. */
import type { RowOf } from "@outbound/kit/store/table.ts";
import { seenName } from "../../rules/values/username.ts";
import type { StoredPlayer } from "../../store/rows.ts";
import type * as tables from "../../store/tables.ts";
import { Collection, type Journal } from "./journal.ts";
import { IdsBy } from "./sorted-ids.ts";

/** A player with the account. Rules preserve the fields that they do not know. */
export type Account = StoredPlayer;

export type SessionRow = RowOf<typeof tables.sessions>;
export type AdminUserRow = RowOf<typeof tables.adminUsers>;
export type AdminSessionRow = RowOf<typeof tables.adminSessions>;
export type AnySession = SessionRow | AdminSessionRow;
export type ApiTokenRow = RowOf<typeof tables.apiTokens>;
/** A session or an API token: either gives access to a player's account. */
export type PlayerAccess = SessionRow | ApiTokenRow;

/** The sessions of players, those of admins, or the API tokens. */
export class Sessions<Row extends AnySession | ApiTokenRow> extends Collection<number, Row> {
  readonly ownerColumn: "player_id" | "admin_id";
  readonly #byToken = new Map<string, number>();
  readonly #byOwner = new IdsBy<number>();

  constructor(journal: Journal, ownerColumn: keyof Row & ("player_id" | "admin_id")) {
    super(journal);
    this.ownerColumn = ownerColumn;
    this.watch((id, before, after) => {
      rekey(this.#byToken, before?.token_hash, after?.token_hash, id);
      if (before) this.#byOwner.delete(this.ownerOf(before), id);
      if (after) this.#byOwner.add(this.ownerOf(after), id);
    });
  }

  ownerOf(row: Row): number {
    return (row as Readonly<Record<string, unknown>>)[this.ownerColumn] as number;
  }

  withToken(hash: string | undefined): Row | undefined {
    const id = hash === undefined ? undefined : this.#byToken.get(hash);
    return id === undefined ? undefined : this.get(id);
  }

  /** Returns an owner's sessions, by id. */
  of(ownerId: number): Row[] {
    return this.all(this.#byOwner.get(ownerId));
  }
}

export class Accounts {
  readonly players: Collection<number, Account>;
  readonly sessions: Sessions<SessionRow>;
  readonly apiTokens: Sessions<ApiTokenRow>;
  readonly admins: Collection<number, AdminUserRow>;
  readonly adminSessions: Sessions<AdminSessionRow>;
  #guests = 0;
  readonly #byName = new Map<string, number>();
  readonly #bySeenName = new IdsBy<string>();
  readonly #adminByName = new Map<string, number>();
  /**
   * Names by player in the form that searches compare. Cached, because folding a name takes a hundred times as long as searching
   * it.
   */
  readonly #names = new Map<number, Names>();

  constructor(journal: Journal) {
    this.players = new Collection(journal);
    this.sessions = new Sessions(journal, "player_id");
    this.apiTokens = new Sessions(journal, "player_id");
    this.admins = new Collection(journal);
    this.adminSessions = new Sessions(journal, "admin_id");
    this.players.watch((id, before, after) => {
      rekey(this.#byName, before?.usernameKey, after?.usernameKey, id);
      this.#guests += Number(after?.isGuest === true) - Number(before?.isGuest === true);
      if (before?.username === after?.username && before?.companyName === after?.companyName) return;
      const known = this.#names.get(id);
      if (known !== undefined) this.#bySeenName.delete(known.seen, id);
      if (after === undefined) {
        this.#names.delete(id);
        return;
      }
      const names = namesOf(after);
      this.#names.set(id, names);
      this.#bySeenName.add(names.seen, id);
    });
    this.admins.watch((id, before, after) => rekey(this.#adminByName, before?.username_key, after?.username_key, id));
  }

  /** Number of players who are guests. */
  get guests(): number {
    return this.#guests;
  }

  named(username: string): Account | undefined {
    const id = this.#byName.get(username.toLowerCase());
    return id === undefined ? undefined : this.players.get(id);
  }

  /** True if the name, or one that looks like it, is the username of some player other than `ownId`. */
  looksTaken(name: string, ownId?: number): boolean {
    return [...this.#bySeenName.get(seenName(name))].some((id) => id !== ownId);
  }

  /**
   * Returns the players whose username contains the text or something that looks like it, or whose company name contains it, in
   * any order. `begins`: a name starts with it. Scans all players: about 15 ms for 100,000.
   */
  search(text: string): { readonly account: Account; readonly begins: boolean }[] {
    const [lower, look] = [text.toLowerCase(), seenName(text)];
    const found: { readonly account: Account; readonly begins: boolean }[] = [];
    for (const [id, { username, seen, company }] of this.#names) {
      if (!username.includes(lower) && !seen.includes(look) && !company.includes(lower)) continue;
      const account = this.players.get(id) as Account;
      const begins = username.startsWith(lower) || seen.startsWith(look) || company.startsWith(lower);
      found.push({ account, begins });
    }
    return found;
  }

  adminNamed(username: string): AdminUserRow | undefined {
    const id = this.#adminByName.get(username.toLowerCase());
    return id === undefined ? undefined : this.admins.get(id);
  }
}

interface Names {
  /** Username and company name in lower case. */
  readonly username: string;
  /** The username as `seenName` folds it. */
  readonly seen: string;
  readonly company: string;
}

const namesOf = ({ username, companyName }: Account): Names => ({
  username: username.toLowerCase(),
  seen: seenName(username),
  company: companyName.toLowerCase(),
});

/** Keeps a key that another id has taken: changes of several commits may be read in any order. */
function rekey<K>(index: Map<K, number>, before: K | undefined, after: K | undefined, id: number): void {
  if (before !== undefined && before !== after && index.get(before) === id) index.delete(before);
  if (after !== undefined) index.set(after, id);
}
