/** Shown instead of the map: the reason why there is none, and the airports where the player sees jobs. */
import { Button, Group, Stack, Title } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { counted } from "@outbound/kit/web/format.ts";
import { IconMapOff } from "@tabler/icons-react";
import { useGame } from "../live/live.tsx";
import { openJobsByAirport } from "../live/whole-snapshot.ts";
import { useNames } from "../names.ts";
import { useSelection } from "../selection/selection.tsx";
import classes from "./world-map-pane.module.css";

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
  const names = useNames();
  const [{ airportIcao }, change] = useSelection();
  return (
    <Stack className={classes.noMap} gap="md">
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <IconMapOff size={28} aria-hidden />
        <div>
          <Title order={2}>{title}</Title>
          <Note maw="36rem">
            {text} Everything else works without it: find airports above, choose planes and jobs in the lists.
          </Note>
        </div>
      </Group>
      {market.airports.length > 0 && (
        <section aria-labelledby="no-map-airports">
          <Title order={3} id="no-map-airports" mb="xs">
            Your airports
          </Title>
          <Group gap="xs">
            {[...openJobsByAirport(market)].map(([icao, openJobs]) => (
              <Button
                key={icao}
                variant={icao === airportIcao ? "light" : "default"}
                aria-pressed={icao === airportIcao}
                onClick={() => change({ kind: "airport", icao })}
              >
                {names.place(icao)} · {counted(openJobs, "job")}
              </Button>
            ))}
          </Group>
        </section>
      )}
    </Stack>
  );
}
