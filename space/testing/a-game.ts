/**
 * A small game for tests: eight systems on a map with simple distances, four specialists with only their own skill and a trait
 * without effect on tasks, no missions, no encounters. Tests set everything else. Amounts are whole units here.
 *
 *     3 Kay (8 ly from Home)                              8 Maw
 *     1 Home ─ 6 ─ 2 Near ─ 4 ─ 4 Edge ─ 6 ─ 6 Hot ─ 8 ─ 7 Apex
 *                              5 Beyond (10.2 ly from Home, 2 from Edge)
 */

import type { FactionKey } from "../rules/catalog/factions.ts";
import type { BuiltKind, ModuleKind, TieredKind } from "../rules/catalog/modules.ts";
import type { StarClass } from "../rules/catalog/stars.ts";
import type { TechId } from "../rules/catalog/techs.ts";
import {
  ALL_SKILLS,
  type AnySkill,
  type CrewMember,
  type EndReason,
  type Game,
  type GameStatus,
  type Goods,
  type Lead,
  type Mission,
  SKILLS,
  type System,
} from "../rules/game/game.ts";
import { NO_ENCOUNTERS } from "../rules/game/meetings.ts";
import { newGame } from "../rules/turn/start.ts";
import { whole } from "../rules/values/amount.ts";
import { DIFFICULTIES, type Difficulty, RULES_VERSION } from "../rules/values/limits.ts";

/** Returns a builder of the small map on turn 0 of a standard game. */
export const aGame = (): GameBuilder => new GameBuilder(smallGame());

/** Returns a builder of a real new game with this seed. */
export const aSeededGame = (seed: number, difficulty: Difficulty = "standard"): GameBuilder =>
  new GameBuilder(newGame(seed, difficulty).game);

export class GameBuilder {
  #game: Game;

  constructor(game: Game) {
    this.#game = game;
  }

  build(): Game {
    return this.#game;
  }

  with(change: Partial<Game>): this {
    this.#game = { ...this.#game, ...change };
    return this;
  }

  withSeed(seed: number): this {
    return this.with({ seed });
  }

  withDifficulty(difficulty: Difficulty): this {
    return this.with({ difficulty, limit: DIFFICULTIES[difficulty] });
  }

  onTurn(turn: number): this {
    return this.with({ turn });
  }

  at(positionId: number): this {
    return this.with({ positionId });
  }

  withHull(hull: number): this {
    return this.with({ hull: whole(hull) });
  }

  /** Sets the named resources, in whole units. */
  withResources(amounts: Goods): this {
    const resources = Object.fromEntries(
      Object.entries(amounts).map(([name, amount]) => [name, Math.round(whole(amount))]),
    );
    return this.with({ resources: { ...this.#game.resources, ...resources } });
  }

  /** Adds more of everything than any test spends, with a full tank and full supplies. */
  rich(): this {
    return this.withResources({ credits: 9_000, fuel: 40, alloy: 9_000, supplies: 100, data: 9_000, exotics: 90 });
  }

  withTech(...ids: readonly TechId[]): this {
    return this.with({ techs: [...this.#game.techs, ...ids] });
  }

  withTier(kind: TieredKind, tier: number): this {
    return this.with({
      modules: this.#game.modules.map((module) => (module.kind === kind ? { ...module, tier } : module)),
    });
  }

  withBuilt(...kinds: readonly BuiltKind[]): this {
    for (const kind of kinds) {
      const id = this.#game.nextModuleId;
      this.with({ nextModuleId: id + 1, modules: [...this.#game.modules, { id, kind, tier: 1 }] });
    }
    return this;
  }

  /** Opens this encounter at the ship's position. */
  meeting(key: string): this {
    const { encounters, positionId, turn } = this.#game;
    const opened = { id: encounters.length + 1, key, systemId: positionId, openedOnTurn: turn, decided: null };
    return this.with({ encounters: [...encounters, opened] });
  }

  /** Makes the next stage of a faction's story wait at a system. */
  withStory(faction: FactionKey, lead: Lead): this {
    const { factions } = this.#game;
    return this.with({ factions: { ...factions, [faction]: { ...factions[faction], lead } } });
  }

  withExpansions(expansions: number): this {
    return this.with({ expansions });
  }

  withSystem(id: number, change: Partial<System>): this {
    return this.with({
      systems: this.#game.systems.map((system) => (system.id === id ? { ...system, ...change } : system)),
    });
  }

  withMember(id: number, change: Partial<CrewMember>): this {
    return this.with({
      crew: this.#game.crew.map((member) => (member.id === id ? { ...member, ...change } : member)),
    });
  }

  withSkill(id: number, skill: AnySkill, level: number, xp = 0): this {
    const crew = this.#game.crew.map((member) =>
      member.id === id ? { ...member, skills: { ...member.skills, [skill]: { level, xp: whole(xp) } } } : member,
    );
    return this.with({ crew });
  }

  withFatigue(id: number, fatigue: number): this {
    return this.withMember(id, { fatigue });
  }

  /** Keeps only these members aboard. */
  withCrew(...ids: readonly number[]): this {
    return this.with({ crew: this.#game.crew.filter((member) => ids.includes(member.id)) });
  }

  withRecruits(count: number): this {
    for (let added = 0; added < count; added++) {
      const id = this.#game.nextCrewId;
      this.with({ nextCrewId: id + 1, crew: [...this.#game.crew, member(id, "navigation", 2)] });
    }
    return this;
  }

  /** Adds a mission, accepted on the current turn and without reward unless the change says otherwise. */
  withMission(goal: Mission["goal"], change: Partial<Mission> = {}): this {
    const id = change.id ?? this.#game.nextMissionId;
    const mission: Mission = {
      id,
      status: "accepted",
      goal,
      reward: {},
      hops: 1,
      offeredOnTurn: 0,
      acceptedOnTurn: this.#game.turn,
      deadline: 100,
      endedOnTurn: null,
      progress: [],
      ...change,
    };
    return this.with({
      nextMissionId: Math.max(id + 1, this.#game.nextMissionId),
      missions: [...this.#game.missions, mission],
    });
  }

  ended(status: Exclude<GameStatus, "active">, endReason: EndReason): this {
    return this.with({ status, endReason });
  }
}

function smallGame(): Game {
  const modules = (["reactor", "drive", "sensor", "lab", "fab", "life-support"] satisfies ModuleKind[]).map(
    (kind, index) => ({ id: index + 1, kind, tier: 1 }),
  );
  return {
    rulesVersion: RULES_VERSION,
    seed: 1,
    difficulty: "standard",
    limit: 200,
    turn: 0,
    status: "active",
    endReason: null,
    resources: {
      credits: whole(120),
      fuel: whole(30),
      alloy: whole(40),
      supplies: whole(60),
      data: whole(12),
      exotics: 0,
      fragments: 0,
    },
    hull: whole(100),
    positionId: 1,
    expansions: 0,
    starvingTurns: 0,
    missionsCompleted: 0,
    nextCrewId: 5,
    nextModuleId: 7,
    nextTaskId: 1,
    nextMissionId: 2,
    eventCount: 0,
    endedCount: 0,
    systems: [
      system(1, "Home", 10, 20, "G", 0),
      system(2, "Near", 16, 20, "M", 0),
      system(3, "Kay", 10, 28, "K", 1),
      system(4, "Edge", 20, 20, "F", 1),
      system(5, "Beyond", 20, 22, "A", 2),
      system(6, "Hot", 26, 20, "B", 2),
      { ...system(7, "Apex", 34, 20, "neutron-star", 3), apex: true },
      system(8, "Maw", 34, 28, "black-hole", 3),
    ],
    crew: SKILLS.map((skill, index) => member(index + 1, skill, 3)),
    modules,
    techs: [],
    tasks: [],
    missions: [],
    ...NO_ENCOUNTERS,
    // Encounters come by chance; tests open one explicitly.
    quietUntilTurn: 1_000_000,
  };
}

function system(id: number, name: string, x: number, y: number, starClass: StarClass, danger: number): System {
  return {
    id,
    name,
    x: whole(x),
    y: whole(y),
    starClass,
    danger,
    apex: false,
    visits: 0,
    arrivals: 0,
    fragment: false,
    revealed: false,
  };
}

function member(id: number, specialty: AnySkill, level: number): CrewMember {
  const skills = Object.fromEntries(
    ALL_SKILLS.map((skill) => [skill, { level: skill === specialty ? level : 0, xp: 0 }]),
  ) as CrewMember["skills"];
  return { id, name: `Member ${id}`, trait: "wary", skills, fatigue: 0 };
}
