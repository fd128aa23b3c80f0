/** The player's flying planes, shown as the arrivals board of an airport. */
import { ScrollArea } from "@mantine/core";
import { duration, integer } from "@outbound/kit/web/format.ts";
import { IconPlaneArrival } from "@tabler/icons-react";
import { useId } from "react";
import { clockInstant, clockTime } from "../live/clock-text.ts";
import { useGame, useSimTime } from "../live/live.tsx";
import { useNames } from "../names.ts";
import classes from "./arrival-board.module.css";
import { type Arrival, arrivalsAt } from "./arrivals.ts";

/** Scrolls when it is higher than `maxHeight` pixels. */
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
                <ArrivalRow key={arrival.plane.id} arrival={arrival} />
              ))}
            </tbody>
          </table>
        </ScrollArea.Autosize>
      )}
    </section>
  );
}

function ArrivalRow({ arrival }: { readonly arrival: Arrival }) {
  const names = useNames();
  const { plane, daysAhead, progress, realMsLeft } = arrival;
  const flown = Math.floor(progress * 100);
  return (
    <tr>
      <td className={classes.time}>
        <time
          dateTime={new Date(plane.arrivalSimTime).toISOString()}
          title={`${clockInstant(plane.arrivalSimTime)}, by the world's clock`}
        >
          {clockTime(plane.arrivalSimTime)}
        </time>
        {daysAhead > 0 && <span className={classes.small}>+{daysAhead} d</span>}
      </td>
      <td>
        <span className={classes.place}>{names.place(plane.destIcao)}</span>
        <span className={classes.small}>from {names.place(plane.airportIcao)}</span>
        <span className={classes.track} role="img" aria-label={`${flown} % of the way`}>
          <span className={classes.flown} style={{ width: `${flown}%` }} />
        </span>
      </td>
      <td>
        {plane.name}
        <span className={`${classes.small} ${classes.model}`}>{names.model(plane.modelId)}</span>
        <span className={classes.small}>{plane.cargoKg === 0 ? "empty" : `${integer(plane.cargoKg)} kg`}</span>
      </td>
      <td>{realMsLeft === null ? "paused" : duration(realMsLeft)}</td>
    </tr>
  );
}
