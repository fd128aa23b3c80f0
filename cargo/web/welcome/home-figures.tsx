/** The nearby airports and the players of a home. */
import { Figures } from "@outbound/kit/web/elements/figures.tsx";
import { integer } from "@outbound/kit/web/format.ts";
import type { Home } from "../api.ts";
import classes from "./welcome-page.module.css";

export const HomeFigures = ({ home }: { readonly home: Home }) => (
  <Figures
    className={classes.figures}
    figures={[
      ["airports within 450 km", integer(home.nearbyAirports)],
      ["more within 1,000 km", integer(home.regionalAirports)],
      [home.players === 1 ? "player at home" : "players at home", integer(home.players)],
    ]}
  />
);
