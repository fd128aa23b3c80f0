/** The galaxy with the ship's route, which can be played turn by turn. */
import { useWorld } from "../game/game.ts";
import { FilmControls, useFilm } from "./film.tsx";
import { type Journey, stopsUntil } from "./journey.ts";
import classes from "./journey-map.module.css";
import { RouteSky } from "./route-sky.tsx";

/** Duration of the whole film. */
const FILM_SECONDS = 6;

export function JourneyMap({ journey }: { readonly journey: Journey }) {
  const { systems, save } = useWorld();
  const film = useFilm(save.turn, Math.max(20, save.turn / FILM_SECONDS));
  return (
    <div className={classes.sky}>
      <RouteSky
        systems={systems}
        stops={stopsUntil(journey, film.turn)}
        turn={film.turn}
        isWon={save.status === "won" && film.turn >= save.turn}
      />
      <FilmControls film={film} />
    </div>
  );
}
