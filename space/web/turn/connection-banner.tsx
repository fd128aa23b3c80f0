/** Shown while the service is unreachable, so what is on screen may be old. */
import { Group, Text } from "@mantine/core";
import { IconPlugConnectedX } from "@tabler/icons-react";
import classes from "./connection-banner.module.css";

export function ConnectionBanner({ connected }: { readonly connected: boolean }) {
  if (connected) return null;
  return (
    <Group className={classes.banner} role="status" gap="xs" wrap="nowrap">
      <IconPlugConnectedX size={18} aria-hidden />
      <Text size="sm">Connection lost. Reconnecting… The game is paused.</Text>
    </Group>
  );
}
