/** The forecast as the API shows it. */
import type { Static } from "typebox";
import { type Game, RESOURCES } from "../../rules/game/game.ts";
import { type ForecastTurn, forecast, type Warning, warningsWithin } from "../../rules/turn/forecast.ts";
import { shown } from "../../rules/values/amount.ts";
import { WARNED_TURNS } from "../../rules/values/limits.ts";
import type * as schemas from "../schemas.ts";

type WarningView = Static<typeof schemas.Warning>;
type TurnView = Static<typeof schemas.ForecastTurn>;

export function forecastView(game: Game, turns: number): Static<typeof schemas.Forecast> {
  const { warnings, turns: next, ...figures } = forecast(game, turns);
  return { ...figures, turns: next.map(turnView), warnings: warnings.map(warningView) };
}

/** Warns of what will go wrong within WARNED_TURNS. */
export const warningsView = (game: Game): WarningView[] => warningsWithin(game, WARNED_TURNS).map(warningView);

const warningView = ({ refs, ...warning }: Warning): WarningView => ({ ...warning, refs: { ...refs } });

function turnView({ goods, hull, crew, ends, ...figures }: ForecastTurn): TurnView {
  // In the same order for every process: an imported game and one from the tables have the fields in different orders.
  const amounts = RESOURCES.map((name) => [name, shown(goods[name])]);
  return {
    ...figures,
    goods: Object.fromEntries(amounts) as TurnView["goods"],
    hull: shown(hull),
    crew: crew.map((member) => ({ ...member })),
    ends: [...ends],
  };
}
