/** Routes as the API shows them. */
import { lapOf } from "../../rules/routes/lap.ts";
import type { LapFigures } from "../../rules/routes/lap-figures.ts";
import { rounded } from "../../rules/values/figure.ts";
import type { Route } from "../../rules/values/routes/route.ts";
import type { LapFiguresView, RouteView } from "../schemas.ts";
import { textOnce } from "./json-text.ts";

export const routeView = (route: Route): RouteView => ({
  id: route.id,
  name: route.name,
  stops: route.stops,
  loop: route.loop,
  policy: route.policy,
  repairBelow: route.repairBelow,
  stopWhenCashBelow: route.stopWhenCashBelow,
  lapKm: rounded(
    lapOf(route).km.reduce((sum, km) => sum + km, 0),
    1,
  ),
  net: route.net,
  netSinceSimTime: route.netSince,
});

/** Returns a route as JSON text. */
export const routeJson = textOnce((route: Route) => JSON.stringify(routeView(route)));

export const lapView = (figures: LapFigures): LapFiguresView => ({
  ...figures,
  km: rounded(figures.km, 1),
  fuelL: rounded(figures.fuelL, 1),
  wear: rounded(figures.wear, 2),
});
