/** Who calls the cargo game: some players, whose sessions end and are opened anew, and an admin. */
import type { CargoApp } from "@outbound/cargo/api/app.ts";
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { ensureFirstAdmin, FIRST_ADMIN, resetAdmin } from "@outbound/cargo/players/admins.ts";
import { bearer, CHEAP_HASHER } from "@outbound/cargo/testing/cargo-app.ts";
import type { Operation } from "@outbound/kit/openapi/document.ts";
import { appClient } from "@outbound/kit/testing/app-client.ts";
import type { Random } from "../harness/random.ts";
import { learnTables } from "./fuzz.ts";
import type { KnownValues } from "./known-values.ts";

/** Near one another, so that small planes get around; the last two are not. */
const AIRPORTS = ["EDDF", "EDDM", "EDDL", "EDDS", "LSZH", "EHAM", "KJFK", "NZAA"];
/** So many of them can be homes. */
const HOMES = 6;
export const PASSWORD = "a plane of my own";
const PLAYERS = 3;

/** Of a state what its player can act on, apart from what the tables and the market tell of others. */
export function worthKnowing(json: unknown): unknown {
  if (typeof json !== "object" || json === null || !("market" in json)) return json;
  const { planes, packages, market: _others, ...rest } = json as StateView;
  return { ...rest, planes, packages, ownPlanes: planes, ownJobs: packages };
}

/** Who calls: some players and an admin. */
export class Cast {
  readonly #app: CargoApp["app"];
  readonly #game: CargoApp["game"];
  readonly #players: string[] = Array.from({ length: PLAYERS }, () => "");
  #admin = "";
  /** Place of the player who mostly calls. */
  #first = 0;
  #registered = 0;

  constructor(app: CargoApp["app"], game: CargoApp["game"]) {
    this.#app = app;
    this.#game = game;
  }

  /** Fills the places of those whose sessions have ended. */
  async gather(): Promise<void> {
    for (const [place, token] of this.#players.entries()) {
      if (!(await this.#isOpen(token, "/api/auth/session"))) this.#players[place] = await this.#register();
    }
    if (!(await this.#isOpen(this.#admin, "/api/admin/session"))) this.#admin = await this.#logIn();
  }

  /** It is another player's turn to be the one who mostly calls. */
  turn(): void {
    this.#first = (this.#first + 1) % PLAYERS;
  }

  /** The token of the admin's session, which is opened anew where it has ended. */
  async openAdmin(): Promise<string> {
    await this.gather();
    return this.#admin;
  }

  /** Two different players, the one who mostly calls first. */
  pair(): [string, string] {
    return [this.#players[this.#first] ?? "", this.#players[(this.#first + 1) % PLAYERS] ?? ""];
  }

  tokenFor({ security }: Operation, random: Random): string | undefined {
    if (security === undefined) return undefined;
    if (security.some((way) => "adminSession" in way)) return this.#admin;
    return random.chance(0.9) ? this.#players[this.#first] : random.pick(this.#players);
  }

  /** What there is, so that requests can name it. */
  async tellTables(known: KnownValues): Promise<void> {
    const admin = appClient(this.#app, bearer(this.#admin));
    await learnTables(known, (path) => admin.ok("GET", path));
  }

  /** What the player who mostly calls can act on. */
  async tell(known: KnownValues): Promise<void> {
    for (const list of ["ownPlanes", "ownJobs"]) known.forget(list);
    known.learn(PASSWORD, "password");
    known.learn(
      AIRPORTS.map((icao) => ({ icao })),
      "airports",
    );
    const player = appClient(this.#app, bearer(this.#players[this.#first] ?? ""));
    known.learn(worthKnowing(await player.ok("GET", "/api/state")));
  }

  async #isOpen(token: string, path: string): Promise<boolean> {
    return token !== "" && (await appClient(this.#app, bearer(token)).call("GET", path)).status === 200;
  }

  async #register(): Promise<string> {
    this.#registered += 1;
    const account = { username: `pilot-${this.#registered}`, password: PASSWORD };
    const { token } = await appClient(this.#app).ok<{ token: string }>("POST", "/api/auth/register", account);
    // Some have yet to choose where to start.
    if (this.#registered % 6 === 0) return token;
    const icao = AIRPORTS[this.#registered % HOMES];
    await appClient(this.#app, bearer(token)).ok("POST", "/api/onboarding/home", { icao });
    return token;
  }

  /** Whatever became of the admins' names and passwords. */
  async #logIn(): Promise<string> {
    await ensureFirstAdmin(this.#game, CHEAP_HASHER, PASSWORD);
    const { world } = await this.#game.view();
    const [{ username } = { username: FIRST_ADMIN }] = world.accounts.admins.values();
    const password = await resetAdmin({ game: this.#game, hasher: CHEAP_HASHER }, username);
    const account = { username, password };
    const { token } = await appClient(this.#app).ok<{ token: string }>("POST", "/api/admin/login", account);
    return token;
  }
}
