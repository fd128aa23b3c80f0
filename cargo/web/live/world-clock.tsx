/** The world's date and time in the header. */
import { clockDate, clockTime } from "./clock-text.ts";
import { useGame, useSimTime } from "./live.tsx";

export function WorldClock() {
  const { clock } = useGame();
  const simTime = useSimTime(500);
  return (
    <div>
      <dt>{clock.running ? clockDate(simTime) : `${clockDate(simTime)} · paused`}</dt>
      <dd>
        <time dateTime={new Date(simTime).toISOString()}>{clockTime(simTime)}</time>
      </dd>
    </div>
  );
}
