/** The space game under simulation: several who play one save, and an admin who edits it. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { appClient } from "@outbound/kit/testing/app-client.ts";
import { createSpaceApp } from "@outbound/space/api/app.ts";
import { missionsView } from "@outbound/space/api/views/mission.ts";
import { crewView, shipView, techView } from "@outbound/space/api/views/ship.ts";
import { worldView } from "@outbound/space/api/views/world.ts";
import type { Game } from "@outbound/space/rules/game/game.ts";
import { type SpaceTables, TABLES } from "@outbound/space/store/tables.ts";
import { aimed, type Command, commandStream } from "@outbound/space/testing/random-commands.ts";
import { openSpaceStore } from "@outbound/space/testing/space-app.ts";
import type { Random } from "../harness/random.ts";
import { type Answer, type Deed, nameOf } from "./deed.ts";
import { openUnsynced, type SeedFile, seedFile } from "./seed-file.ts";
import {
  commandDeed,
  dryRun,
  editDeed,
  exploreDeed,
  newGameDeed,
  readDeed,
  restoreDeed,
  type SpaceDeed,
} from "./space-deeds.ts";
import { SpaceReference } from "./space-reference.ts";
import type { OpenOptions, Running, Subject } from "./subject.ts";
import { digest } from "./trace.ts";

/** What is read from memory, and how it is made of a game. */
const VIEWS: Readonly<Record<string, (game: Game) => unknown>> = {
  "/api/world": worldView,
  "/api/ship": shipView,
  "/api/crew": crewView,
  "/api/tech": techView,
  "/api/missions": missionsView,
};
const READS = [...Object.keys(VIEWS), "/api/events", "/api/tasks", "/api/save/export", "/api/save/history"];

export class SpaceSubject implements Subject<SpaceDeed> {
  readonly #seed: number;
  readonly #file: SeedFile<SpaceTables>;
  readonly #reference: SpaceReference;
  readonly #commands: Iterator<Command>;
  readonly #answers = new Map<string, string>();
  #app: App | undefined;
  #clock: OpenOptions["clock"] | undefined;

  private constructor(seed: number, file: SeedFile<SpaceTables>) {
    this.#seed = seed;
    this.#file = file;
    this.#reference = new SpaceReference(file.audit);
    this.#commands = endless(seed);
  }

  static async create(seed: number): Promise<SpaceSubject> {
    return new SpaceSubject(seed, await seedFile<SpaceTables>(openSpaceStore, TABLES));
  }

  async open({ clock, through }: OpenOptions): Promise<Running> {
    const store = await openUnsynced<SpaceTables>(this.#file.url, { tables: TABLES, through });
    const app = createSpaceApp({
      store,
      version: "0.0.0",
      clock,
      seed: this.#seed,
      settings: { rateLimit: false },
      pressure: { load: { overloaded: () => false, stop: () => {} } },
    });
    await app.ready();
    this.#app = app;
    this.#clock = clock;
    // Nothing happens by itself here, and nothing has to be caught up with.
    const nothing = async () => {};
    return { app, start: nothing, tick: nothing, abandon: () => store.close() };
  }

  async begin(): Promise<void> {
    await appClient(this.#app as App).ok("GET", "/api/world");
  }

  get revision(): number {
    return this.#reference.revision;
  }

  get now(): number {
    return this.#clock?.wall() ?? 0;
  }

  next(random: Random): SpaceDeed {
    const { game } = this.#reference;
    const die = random.fraction();
    if (die < 0.35) return readDeed(random.pick(READS));
    if (die < 0.4) return editDeed(random);
    if (die < 0.42 || (game.status !== "active" && die < 0.7)) return newGameDeed(random);
    if (die < 0.45) return restoreDeed(random, game.turn);
    if (die < 0.5) return dryRun(exploreDeed(random));
    return commandDeed(aimed(game, this.#commands.next().value));
  }

  changed(deed: SpaceDeed): SpaceDeed {
    return { ...deed, method: "POST", path: "/api/turn/run", body: { maxTurns: 17 }, isReuse: true };
  }

  committed(deeds: readonly SpaceDeed[] | undefined): Promise<string[]> {
    return this.#reference.commit(this.#reference.revision === 0 ? undefined : deeds);
  }

  async answered(deed: Deed, { status, text, isReplay }: Answer, since: number): Promise<string[]> {
    if (status !== 200 && status !== 201 && status !== 202) return [];
    if (deed.sort === "change" && deed.key !== undefined && !deed.isReuse)
      return this.#compareReplay(deed, text, isReplay);
    const view = VIEWS[deed.path];
    if (deed.sort !== "read" || view === undefined) return [];
    const { games, revision } = this.#reference;
    for (let each = since; each <= revision; each++) {
      const game = games.get(each);
      if (game && JSON.stringify(view(game)) === text) return [];
    }
    return [`${deed.path} shows no game of the revisions ${since} to ${revision}`];
  }

  /** A repeat is answered as the first was. */
  #compareReplay(deed: Deed, text: string, isReplay: boolean): string[] {
    const first = this.#answers.get(nameOf(deed));
    this.#answers.set(nameOf(deed), first ?? text);
    if (first === undefined || (isReplay && first === text)) return [];
    return [`${deed.path} with key ${deed.key} was answered ${first}, and then ${text}`];
  }

  /** What is in memory is what the tables say. */
  async quiet(): Promise<string[]> {
    const { game } = this.#reference;
    const faults: string[] = [];
    for (const [path, view] of Object.entries(VIEWS)) {
      const shown = await appClient(this.#app as App).ok("GET", path);
      if (JSON.stringify(shown) !== JSON.stringify(view(game))) faults.push(`${path} shows what is not in the tables`);
    }
    return faults;
  }

  async digest(): Promise<string> {
    return digest(JSON.stringify(this.#reference.game));
  }

  close(): Promise<void> {
    return this.#file.remove();
  }
}

/** Commands without end, the same for the same seed. */
function* endless(seed: number): Generator<Command, never> {
  for (let part = 0; ; part++) yield* commandStream(seed * 1000 + part, 200);
}
