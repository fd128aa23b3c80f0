/** Shows why nothing moves: the clock is paused, or the connection is lost. */
import { Text } from "@mantine/core";
import { IconPlayerPause, IconPlugConnectedX } from "@tabler/icons-react";
import classes from "./clock-banner.module.css";
import { useConnected, useGame } from "./live.tsx";

export function ClockBanner() {
  const connected = useConnected();
  const { clock } = useGame();
  // The element stays, so that screen readers announce what it shows.
  return (
    <div role="status">
      {!connected ? (
        <div className={classes.banner} data-kind="lost">
          <IconPlugConnectedX size={18} aria-hidden />
          <span>
            <b>No connection.</b> What you see may be out of date. Your planes keep flying. Reconnecting…
          </span>
        </div>
      ) : (
        !clock.running && <PausedBanner />
      )}
    </div>
  );
}

const WHY = "Time stops when no one is flying or repairing.";
const JOBS = "Jobs still come and go in real time.";

/** On a phone, the reason is collapsed. */
function PausedBanner() {
  return (
    <div className={classes.banner}>
      <IconPlayerPause size={18} aria-hidden />
      <Text inherit component="div" hiddenFrom="sm" flex={1}>
        <details>
          <summary>
            <b>The world's clock is paused.</b> Why?
          </summary>
          <p>
            {WHY} {JOBS}
          </p>
        </details>
      </Text>
      <Text inherit component="div" visibleFrom="sm">
        <b>The world's clock is paused.</b> {WHY} {JOBS}
      </Text>
    </div>
  );
}
