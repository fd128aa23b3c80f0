/** Instead of the map where there is none: says why, and lists the airports that count. */
import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { counted } from "@outbound/kit/web/format.ts";
import { IconMapOff } from "@tabler/icons-react";
import { placeName, useAirports } from "../airports.ts";
import { useGame } from "../live/live.tsx";
import classes from "./no-map.module.css";
import { useSelection } from "./selection.tsx";

const REASONS = {
  "no-webgl": {
    title: "No map in this browser",
    text: "The map needs WebGL 2, which this browser does not have or has switched off.",
  },
  failed: {
    title: "The map could not be shown",
    text: "It did not load, or the browser could not draw it. Loading the page again may help.",
  },
} as const;

export function NoMap({ reason }: { readonly reason: keyof typeof REASONS }) {
  const { title, text } = REASONS[reason];
  const { market } = useGame();
  const airports = useAirports();
  const [{ airportIcao }, change] = useSelection();
  return (
    <Stack className={classes.page} gap="md">
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <IconMapOff size={28} aria-hidden />
        <div>
          <Title order={2}>{title}</Title>
          <Text size="sm" c="dimmed" maw="36rem">
            {text} Nothing else needs it: find airports above, choose planes and jobs in the lists.
          </Text>
        </div>
      </Group>
      {market.airports.length > 0 && (
        <section aria-labelledby="no-map-airports">
          <Title order={3} id="no-map-airports" mb="xs">
            Your airports
          </Title>
          <Group gap="xs">
            {market.airports.map(({ icao, openJobs }) => (
              <Button
                key={icao}
                variant={icao === airportIcao ? "light" : "default"}
                aria-pressed={icao === airportIcao}
                onClick={() => change({ kind: "airport", icao })}
              >
                {placeName(airports, icao)} · {counted(openJobs, "job")}
              </Button>
            ))}
          </Group>
        </section>
      )}
    </Stack>
  );
}
