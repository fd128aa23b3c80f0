/** The own flying planes, as the board of arrivals in an airport shows them. */
import { ScrollArea } from "@mantine/core";
import { duration, integer } from "@outbound/kit/web/format.ts";
import { IconPlaneArrival } from "@tabler/icons-react";
import { useId } from "react";
import { placeName, useAirports } from "../airports.ts";
import { clockInstant, clockTime } from "../live/clock-text.ts";
import { useGame, useSimTime } from "../live/live.tsx";
import classes from "./arrival-board.module.css";
import { type Arrival, arrivalsAt } from "./arrivals.ts";

/** It scrolls within so many pixels. */
export function ArrivalBoard({ maxHeight = 352 }: { readonly maxHeight?: number }) {
  const { planes, clock } = useGame();
  const arrivals = arrivalsAt(planes, useSimTime(), clock);
  const title = useId();
  return (
    <section className={classes.board} aria-labelledby={title}>
      <h2 id={title} className={classes.title}>
        <IconPlaneArrival size={18} aria-hidden />
        Arrivals
      </h2>
      {arrivals.length === 0 ? (
        <p className={classes.empty}>No planes flying. Dispatch one to see it here.</p>
      ) : (
        <ScrollArea.Autosize
          mah={maxHeight}
          viewportProps={{ tabIndex: 0, role: "region", "aria-label": "Flying planes" }}
        >
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Lands at</th>
                <th scope="col">Where</th>
                <th scope="col">Plane</th>
                <th scope="col">In</th>
              </tr>
            </thead>
            <tbody>
              {arrivals.map((arrival) => (
                <ArrivalRow key={arrival.planeId} arrival={arrival} />
              ))}
            </tbody>
          </table>
        </ScrollArea.Autosize>
      )}
    </section>
  );
}

function ArrivalRow({ arrival }: { readonly arrival: Arrival }) {
  const airports = useAirports();
  const { catalog } = useGame();
  const model = catalog.find(({ id }) => id === arrival.modelId)?.name ?? arrival.modelId;
  const flown = Math.floor(arrival.progress * 100);
  return (
    <tr>
      <td className={classes.time}>
        <time
          dateTime={new Date(arrival.arrivalSimTime).toISOString()}
          title={`${clockInstant(arrival.arrivalSimTime)}, by the world's clock`}
        >
          {clockTime(arrival.arrivalSimTime)}
        </time>
        {arrival.daysAhead > 0 && <span className={classes.small}>+{arrival.daysAhead} d</span>}
      </td>
      <td>
        <span className={classes.place}>{placeName(airports, arrival.destIcao)}</span>
        <span className={classes.small}>from {placeName(airports, arrival.originIcao)}</span>
        <span className={classes.track} role="img" aria-label={`${flown} % of the way`}>
          <span className={classes.flown} style={{ width: `${flown}%` }} />
        </span>
      </td>
      <td>
        {arrival.name}
        <span className={`${classes.small} ${classes.model}`}>{model}</span>
        <span className={classes.small}>{arrival.cargoKg === 0 ? "empty" : `${integer(arrival.cargoKg)} kg`}</span>
      </td>
      <td>{arrival.realMsLeft === null ? "paused" : duration(arrival.realMsLeft)}</td>
    </tr>
  );
}
