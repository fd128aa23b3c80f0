/** Shows the planes that a member of the player's alliance shares. */
import { Group, Stack, Text } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { QueryState } from "@outbound/kit/web/states.tsx";
import { useRead } from "@outbound/kit/web/use-read.ts";
import { SilhouetteIcon } from "../aircraft/silhouette-icon.tsx";
import { api, type SharedPlane } from "../api.ts";
import { clockTime } from "../live/clock-text.ts";
import { useNames } from "../names.ts";

const REFRESH_MS = 15_000;

export function MemberPlanes({ playerId, companyName }: { readonly playerId: number; readonly companyName: string }) {
  const call = api.get("/api/players/{playerId}/planes", { path: { playerId } });
  const query = useRead(["alliances", "planes", playerId], call, { refetchInterval: REFRESH_MS });
  const items = query.data?.items ?? [];
  return (
    <>
      <QueryState query={query} what="the planes" />
      {query.data !== undefined && items.length === 0 && <Note mt="sm">No planes.</Note>}
      <Stack component="ul" gap="xs" mt="sm" aria-label={`Planes of ${companyName}`}>
        {items.map((plane) => (
          <li key={plane.id}>
            <PlaneRow plane={plane} />
          </li>
        ))}
      </Stack>
    </>
  );
}

function PlaneRow({ plane: { modelId, originIcao, destIcao, arrivalSimTime } }: { readonly plane: SharedPlane }) {
  const names = useNames();
  const isFlying = destIcao !== null && arrivalSimTime !== null;
  return (
    <Group gap="sm" wrap="nowrap">
      <SilhouetteIcon modelId={modelId} livery={null} />
      <div>
        <Text size="sm">{names.model(modelId)}</Text>
        <Note size="xs">
          {isFlying
            ? `${names.place(originIcao)} → ${names.place(destIcao)}, lands at ${clockTime(arrivalSimTime)}`
            : `Parked in ${names.place(originIcao)}`}
        </Note>
      </div>
    </Group>
  );
}
