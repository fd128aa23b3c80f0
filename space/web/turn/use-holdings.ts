/** The ship's current resources with their warnings. */

import { upkeepOf } from "../../rules/game/effects.ts";
import { shown } from "../../rules/values/amount.ts";
import { useCrew, useShip, useTechs, useWorld } from "../game/game.ts";
import { type Holding, holdings } from "./goods.ts";

export function useHoldings(): Holding[] {
  const { resources } = useWorld();
  const { hull } = useShip();
  const { members } = useCrew();
  const techs = useTechs().flatMap(({ id, state }) => (state === "known" ? [id] : []));
  return holdings(resources, hull, shown(upkeepOf({ crew: members, techs })));
}
