/** Opens a base: what it costs now and later, from the service's dry run, and one button. */

import { Stack, Text } from "@mantine/core";
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import { RefusalAlert } from "@outbound/kit/web/elements/refusal-alert.tsx";
import { euros, integer } from "@outbound/kit/web/format.ts";
import { api } from "../api.ts";
import { GameButton, useGame } from "../live/live.tsx";
import { usePreview } from "../live/use-preview.ts";
import { useNames } from "../names.ts";

export function OpenBase({ icao }: { readonly icao: string }) {
  const { player, bases, economy } = useGame();
  const names = useNames();
  const call = api.post("/api/bases", { body: { icao } });
  const { cost, data, error } = usePreview(call, [bases.length]);
  const made = data?.bases.find((base) => base.icao === icao);
  const { upkeepSimMs, upkeepLeaves } = economy.depth.bases;
  return (
    <Stack gap="xs" align="flex-start">
      {made !== undefined && cost !== undefined && (
        <Text size="sm">
          <b>{euros(cost)}</b> now, leaves you {euros(player.money - cost)}. Upkeep {euros(made.upkeep)} every{" "}
          {integer(upkeepSimMs / DAY_MS)} simulated days. If that would leave less than {euros(upkeepLeaves)}, the base
          closes. Selling it pays {euros(made.saleValue)}.
        </Text>
      )}
      <RefusalAlert error={error} title="Not yet" />
      <GameButton call={call} done={`${names.place(icao)} is your base.`} variant="light" disabled={cost === undefined}>
        {cost === undefined ? "Open a base" : `Open a base for ${euros(cost)}`}
      </GameButton>
    </Stack>
  );
}
