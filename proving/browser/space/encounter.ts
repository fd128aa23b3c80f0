/** Encounters in games of the browser's service. */
import { aSeededGame } from "@outbound/space/testing/a-game.ts";
import type { Encounter, RunAnswer, World } from "@outbound/space/web/api.ts";
import type { TestStage } from "../test-stage.ts";
import { giveGame } from "./given-game.ts";

type Service = TestStage["service"];

/** One option has a cost, odds and two stakes, one needs a module that a new ship does not have. */
const LODGE = "place-ember-lodge";

export async function meetLodge(service: Service): Promise<Encounter> {
  await giveGame(service, aSeededGame(1).meeting(LODGE).build());
  const encounter = await openEncounter(service);
  if (encounter === null) throw new Error(`The encounter ${LODGE} is not open.`);
  return encounter;
}

export const openEncounter = async (service: Service): Promise<Encounter | null> =>
  (await service.client.ok<World>("GET", "/api/world")).encounter;

/** Works off the queue. Encounters, which end a run, take their cautious option. */
export async function workOff(service: Service): Promise<void> {
  for (let isDone = false; !isDone; ) {
    const { stopped } = await service.client.ok<RunAnswer>("POST", "/api/turn/run", { maxTurns: 50 });
    isDone = stopped === "idle" || stopped === "end";
  }
  const open = await openEncounter(service);
  const option = open?.options.find(({ cautious }) => cautious)?.key;
  if (option !== undefined) await service.client.ok("POST", `/api/encounters/${open?.id}/choose`, { option });
}
