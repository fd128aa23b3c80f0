/** What distinguishes homes: airports within reach, and players already there. */
import { integer } from "@outbound/kit/web/format.ts";
import type { Home } from "../api.ts";
import classes from "./welcome-page.module.css";

export function HomeFigures({ home }: { readonly home: Home }) {
  return (
    <dl className={classes.figures}>
      <div>
        <dt>airports within 450 km</dt>
        <dd>{integer(home.nearbyAirports)}</dd>
      </div>
      <div>
        <dt>more within 1,000 km</dt>
        <dd>{integer(home.regionalAirports)}</dd>
      </div>
      <div>
        <dt>{home.players === 1 ? "player at home" : "players at home"}</dt>
        <dd>{integer(home.players)}</dd>
      </div>
    </dl>
  );
}
