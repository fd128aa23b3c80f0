/** Encounters in games of the browser's service. */
import { aSeededGame } from "@outbound/space/testing/a-game.ts";
import type { TestStage } from "../test-stage.ts";
import { giveGame } from "./given-game.ts";

/** The fields of an encounter that the tests read. */
export interface Encounter {
  readonly id: number;
  readonly title: string;
  readonly decided: { readonly option: string; readonly crewId: number | null; readonly text: string } | null;
  readonly options: readonly { readonly key: string; readonly cautious: boolean }[];
}

type Service = TestStage["service"];

/** One option has a cost, odds and two stakes, one needs a module that a new ship does not have. */
const LODGE = "place-ember-lodge";

/** Starts a game whose ship meets the encounter with the most to show. */
export async function meetLodge(service: Service): Promise<Encounter> {
  await giveGame(service, aSeededGame(1).meeting(LODGE).build());
  const encounter = await openEncounter(service);
  if (encounter === null) throw new Error(`The encounter ${LODGE} is not open.`);
  return encounter;
}

export async function openEncounter(service: Service): Promise<Encounter | null> {
  return ((await service.json("GET", "/api/world")) as { encounter: Encounter | null }).encounter;
}

/** Takes the cautious option of the open encounter, if there is one. */
async function declineEncounter(service: Service): Promise<void> {
  const encounter = await openEncounter(service);
  const option = encounter?.options.find(({ cautious }) => cautious);
  if (encounter && option) {
    await service.json("POST", `/api/encounters/${encounter.id}/choose`, { option: option.key });
  }
}

/** Works off the queue. Encounters, which end a run, take their cautious option. */
export async function workOff(service: Service): Promise<void> {
  for (let isDone = false; !isDone; ) {
    const run = (await service.json("POST", "/api/turn/run", { maxTurns: 50 })) as { stopped: string };
    isDone = run.stopped === "idle" || run.stopped === "end";
  }
  await declineEncounter(service);
}
