/** Tells that the service is not reached, so that what is shown may be old. */
import { Group, Text } from "@mantine/core";
import { IconPlugConnectedX } from "@tabler/icons-react";
import classes from "./connection-banner.module.css";

export function ConnectionBanner({ connected }: { readonly connected: boolean }) {
  if (connected) return null;
  return (
    <Group className={classes.banner} role="status" gap="xs" wrap="nowrap">
      <IconPlugConnectedX size={18} aria-hidden />
      <Text size="sm">
        The connection is lost; what you see may be old. Trying again by itself – the game waits, no turn passes.
      </Text>
    </Group>
  );
}
