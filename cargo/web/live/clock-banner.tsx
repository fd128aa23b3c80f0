/** Tells what keeps the world from moving on: nothing is in the air, or the connection is gone. */
import { Group, Text } from "@mantine/core";
import { IconPlayerPause, IconPlugConnectedX } from "@tabler/icons-react";
import classes from "./clock-banner.module.css";
import { useConnected, useGame } from "./live.tsx";

export function ClockBanner() {
  const connected = useConnected();
  const { clock } = useGame();
  if (!connected) {
    return (
      <Group className={classes.banner} data-kind="lost" role="status" gap="xs" wrap="nowrap">
        <IconPlugConnectedX size={18} aria-hidden />
        <Text size="sm">
          The connection is lost; what you see may be old. Trying again by itself – your planes fly on meanwhile.
        </Text>
      </Group>
    );
  }
  if (clock.running) return null;
  return (
    <Group className={classes.banner} role="status" gap="xs" wrap="nowrap">
      <IconPlayerPause size={18} aria-hidden />
      <Text size="sm">
        The world's clock is paused: it stands still while nobody's plane flies or is in repair. Dispatch a plane and it
        runs. Jobs still come and go in real time.
      </Text>
    </Group>
  );
}
