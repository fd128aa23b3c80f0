/** Missions as the API shows them. */
import type { Static } from "typebox";
import { factionOf } from "../../rules/encounters/factions.ts";
import type { Game, Mission } from "../../rules/game/game.ts";
import { shownGoods } from "../../rules/game/goods.ts";
import { tradePrice } from "../../rules/missions/mission-kinds.ts";
import {
  estimatedTurns,
  goalSystemOf,
  isOpen,
  missionText,
  mustReturn,
  SURVEY_BONUS,
} from "../../rules/missions/missions.ts";
import { type Route, routesFrom } from "../../rules/orders/route.ts";
import { shown } from "../../rules/values/amount.ts";
import type * as schemas from "../schemas.ts";

type MissionView = Static<typeof schemas.Mission>;

/** Open missions first, each group by id. */
export function missionsView(game: Game): MissionView[] {
  const routes = routesFrom(game, "turns");
  const views = game.missions.map((mission) => missionView(game, mission, routes));
  const open = new Set(game.missions.filter(isOpen).map((mission) => mission.id));
  return [...views.filter((view) => open.has(view.id)), ...views.filter((view) => !open.has(view.id)).reverse()];
}

export function missionView(
  game: Game,
  mission: Mission,
  routes: ReadonlyMap<number, Route> = routesFrom(game, "turns"),
): MissionView {
  const estimated = isOpen(mission) ? estimatedTurns(game, mission.goal, routes) : null;
  return {
    id: mission.id,
    kind: mission.goal.kind,
    status: mission.status,
    text: missionText(game, mission),
    note: mustReturn(game, mission) ? "The ship is here, but only a new arrival counts: leave and come back." : null,
    ...goalFields(mission),
    ...priceField(game, mission),
    ...factionField(game, mission),
    reward: shownGoods(mission.reward),
    bonus: bonusOf(mission),
    hops: mission.hops,
    estimatedTurns: estimated,
    deadline: mission.deadline,
    slack: mission.deadline === null || estimated === null ? null : mission.deadline - game.turn - estimated,
    offeredOnTurn: mission.offeredOnTurn,
    acceptedOnTurn: mission.acceptedOnTurn,
    endedOnTurn: mission.endedOnTurn,
  };
}

/** The price of a trade depends on the standing, so only an open one has a price. */
const priceField = (game: Game, mission: Mission): Pick<MissionView, "price"> =>
  mission.goal.kind === "trade" && isOpen(mission)
    ? { price: shownGoods(tradePrice(game, mission.goal.systemId)) }
    : {};

function factionField(game: Game, { goal }: Mission): Pick<MissionView, "faction"> {
  const faction = factionOf(game, goalSystemOf(goal));
  return faction === undefined ? {} : { faction };
}

function goalFields(mission: Mission): Partial<MissionView> {
  const { goal } = mission;
  switch (goal.kind) {
    case "delivery":
      return { systemId: goal.systemId, supplies: shown(goal.supplies) };
    case "study":
      return { techId: goal.techId };
    case "refit":
      return { module: goal.module, toTier: goal.toTier };
    case "expedition":
      return { starClass: goal.starClass, progress: { done: mission.progress.length, needed: goal.needed } };
    default:
      return { systemId: goal.systemId };
  }
}

function bonusOf(mission: Mission): MissionView["bonus"] {
  switch (mission.goal.kind) {
    case "survey":
      return SURVEY_BONUS.map(({ bonus, chance }) => ({ what: bonus, chance }));
    case "rescue":
      return [{ what: "recruit", chance: 1 }];
    case "expedition":
      return [{ what: "exotics", chance: 1 }];
    case "cipher":
      return [{ what: "reveals another fragment", chance: 1 }];
    default:
      return [];
  }
}
