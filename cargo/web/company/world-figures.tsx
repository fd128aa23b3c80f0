/** Figures of the whole world that all players share. */
import { Text } from "@mantine/core";
import { counted, integer } from "@outbound/kit/web/format.ts";
import { placeName, useAirports } from "../airports.ts";
import { realInstant } from "../history/real-time.ts";
import { useGame } from "../live/live.tsx";
import classes from "./company-page.module.css";

export function WorldFigures() {
  const { world } = useGame().market;
  const airports = useAirports();
  const busy = world.busiestAirports.filter(({ planes }) => planes > 0);
  return (
    <>
      <dl className={classes.facts}>
        <div>
          <dt>Players</dt>
          <dd>{integer(world.players)}</dd>
        </div>
        {busy.map(({ icao, planes }, index) => (
          <div key={icao}>
            <dt>
              {index + 1}. busiest: {placeName(airports, icao)}
            </dt>
            <dd>{counted(planes, "plane")}</dd>
          </div>
        ))}
      </dl>
      <Text size="xs" c="dimmed" mt="md">
        Planes that stand there or fly there, as of {realInstant(world.refreshedAt)}.
      </Text>
    </>
  );
}
