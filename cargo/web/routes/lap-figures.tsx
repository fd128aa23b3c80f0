/** Shows the first lap of a route for each aircraft type, from the service's dry run. */

import { Group, Stack, Text } from "@mantine/core";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { Figures } from "@outbound/kit/web/elements/figures.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { decimal, duration, euros, integer, signedEuros } from "@outbound/kit/web/format.ts";
import { IconAlertTriangle } from "@tabler/icons-react";
import { SilhouetteIcon } from "../aircraft/silhouette-icon.tsx";
import type { LapFigures } from "../api.ts";
import { useGame } from "../live/live.tsx";
import { useNames } from "../names.ts";
import { lapNet } from "./lap-net.ts";
import classes from "./routes.module.css";

export function Laps({ laps }: { readonly laps: readonly LapFigures[] }) {
  return (
    <Stack component="ul" gap="sm" aria-label="First lap">
      {laps.map((lap) => (
        <li key={lap.modelId}>
          <Lap lap={lap} />
        </li>
      ))}
    </Stack>
  );
}

function Lap({ lap }: { readonly lap: LapFigures }) {
  const names = useNames();
  const { clock, catalog, economy } = useGame();
  const { modelId, reachable, km, simMs, fuelCost, wear, lineFreightKg, lineFreightPay } = lap;
  const net = lapNet(lap, catalog, economy);
  const real = clock.timeScale > 0 ? ` (${duration(simMs / clock.timeScale)} real time)` : "";
  return (
    <div>
      <Group gap="xs" wrap="nowrap">
        <SilhouetteIcon modelId={modelId} size={20} />
        <Text size="sm" fw={600}>
          {names.model(modelId)}
        </Text>
      </Group>
      {!reachable && (
        <Group gap={4} wrap="nowrap" className="bad">
          <IconAlertTriangle size={14} aria-hidden />
          <Text size="xs">A leg is out of its range in the worst wind</Text>
        </Group>
      )}
      <Figures
        className={classes.lap}
        figures={[
          ["Length", `${integer(km)} km`],
          ["Time", `${duration(simMs)}${real}`],
          ["Fuel", euros(fuelCost)],
          ["Wear", `${decimal(wear)} health`],
          ["Line freight", `${integer(lineFreightKg)} kg, ${signedEuros(lineFreightPay)}`],
        ]}
      />
      <Text size="sm">
        <b className={net > 0 ? "good" : "warn"}>{signedEuros(net)}</b> net in the first lap
        {simMs > 0 && `, ${signedEuros(Math.round((net * HOUR_MS) / simMs))} per hour`}
      </Text>
      <Note size="xs">Without jobs, which come on top. An hour of flight is simulated time.</Note>
    </div>
  );
}
