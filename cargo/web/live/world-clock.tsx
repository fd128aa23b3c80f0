/** The world's date and time in the header. */
import { Text } from "@mantine/core";
import { clockDate, clockTime } from "./clock-text.ts";
import { useGame, useSimTime } from "./live.tsx";

export function WorldClock() {
  const { clock } = useGame();
  const simTime = useSimTime(500);
  return (
    <div>
      <dt>
        {clockDate(simTime)}
        {!clock.running && (
          <Text span inherit visibleFrom="sm">
            {" "}
            · paused
          </Text>
        )}
      </dt>
      <dd>
        <time dateTime={new Date(simTime).toISOString()}>{clockTime(simTime)}</time>
      </dd>
    </div>
  );
}
