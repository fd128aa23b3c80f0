/** Games that tests make, in the browser's service. */
import type { Game } from "@outbound/space/rules/game/game.ts";
import { exportSave } from "@outbound/space/rules/save/save.ts";
import { aGame, type GameBuilder } from "@outbound/space/testing/a-game.ts";
import type { TestStage } from "../test-stage.ts";

export async function giveGame(service: TestStage["service"], game: Game): Promise<void> {
  await service.client.ok("POST", "/api/save/import", exportSave({ game, events: [], tasks: [] }));
}

/** With the Core aboard and enough power: one exploration at the Apex, star 7 of the small map, wins. */
export const withCore = (): GameBuilder => aGame().rich().withTier("reactor", 4).withExpansions(1).withBuilt("core");
