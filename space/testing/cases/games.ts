/** The games before the requests of the cases. */
import type { Game } from "../../rules/game/game.ts";
import { aGame } from "../a-game.ts";
import { explore, jump, ordered, research } from "../play.ts";

/** The small map, with plenty of everything. */
export const RICH: Game = aGame().rich().build();
export const POOR = aGame()
  .withResources({ credits: 0, fuel: 0, alloy: 0, supplies: 100, data: 0, exotics: 0 })
  .build();
export const OVER = aGame().rich().ended("lost", "hull-destroyed").build();
export const FULL = ordered(RICH, ...Array.from({ length: 20 }, () => explore()));
/** Task 1 is active, 2 and 3 are pending. */
export const QUEUED = ordered(RICH, explore(), jump(2), research("nav1"));
export const OFFERED = aGame()
  .withMission({ kind: "survey", systemId: 2 }, { status: "offered", acceptedOnTurn: null })
  .withMission({ kind: "survey", systemId: 3 })
  .withMission({ kind: "survey", systemId: 4 }, { status: "completed", endedOnTurn: 0 })
  .build();

export const MET = aGame().rich().meeting("wayfarers-lamp").build();
const PASSED = { option: "pass", crewId: null, turn: 0, outcome: "good" } as const;
export const DECIDED: Game = {
  ...MET,
  encounters: MET.encounters.map((encounter) => ({ ...encounter, decided: PASSED })),
};
export const STORY_END = aGame().rich().meeting("wayfarers-mercy").build();
