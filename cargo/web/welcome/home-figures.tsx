/** Shows the names of a home and its figures: nearby airports and players. */
import { Text } from "@mantine/core";
import { Figures } from "@outbound/kit/web/elements/figures.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { integer } from "@outbound/kit/web/format.ts";
import { cityName, countryName } from "../airports.ts";
import type { Home } from "../api.ts";
import classes from "./welcome-page.module.css";

interface HomeProps {
  readonly home: Home;
}

export function HomeFacts({ home }: HomeProps) {
  const name = cityName(home);
  return (
    <>
      <div>
        <Text fw={600}>
          {name} <span className="accent">{home.icao}</span>
        </Text>
        <Note>
          {home.name === name ? "" : `${home.name}, `}
          {countryName(home.country)}
        </Note>
      </div>
      <HomeFigures home={home} />
    </>
  );
}

export const HomeFigures = ({ home }: HomeProps) => (
  <Figures
    className={classes.figures}
    figures={[
      ["airports within 450 km", integer(home.nearbyAirports)],
      ["more within 1,000 km", integer(home.regionalAirports)],
      [home.players === 1 ? "player at home" : "players at home", integer(home.players)],
    ]}
  />
);
