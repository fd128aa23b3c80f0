/** The queue of a plane: stops to drag, to move by buttons, to cancel and to append. The service's answer wins. */
import { Alert, Group, Text, Title, VisuallyHidden } from "@mantine/core";
import { integer } from "@outbound/kit/web/format.ts";
import { detailOf } from "@outbound/kit/web/problem.ts";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useId } from "react";
import { AirportSearch } from "../airport-search.tsx";
import { placeName, useAirports } from "../airports.ts";
import { api, type Plane } from "../api.ts";
import { useGame } from "../live/live.tsx";
import { aboutDuration, estimateQueue, totalOf, withMoved } from "./queue-estimate.ts";
import { QueueStops } from "./queue-stops.tsx";
import { useQueueChange } from "./use-queue-change.ts";

export function QueueEditor({ plane }: { readonly plane: Plane }) {
  const { economy, catalog } = useGame();
  const airports = useAirports();
  const title = useId();
  const { queue, said, refusal, change } = useQueueChange(plane);
  const model = catalog.find(({ id }) => id === plane.modelId);
  const legs = model === undefined ? [] : estimateQueue(plane, queue, model, airports);
  const path = { planeId: plane.id };
  const most = economy.limits.queuedLegs;
  return (
    <section aria-labelledby={title}>
      <Group justify="space-between" align="baseline" mb={4}>
        <Title order={2} id={title}>
          Queue
        </Title>
        <Text size="sm" c="dimmed">
          {queue.length} of {most} stops
        </Text>
      </Group>
      <QueueIntroduction plane={plane} stops={queue.length} />
      <QueueStops
        queue={queue}
        legs={legs}
        onMove={(index, to) =>
          change(
            withMoved(queue, index, to),
            api.post("/api/planes/{planeId}/queue/move", { path, body: { index, to } }),
            `${placeName(airports, queue[index] ?? "")} is stop ${to + 1} of ${queue.length} now.`,
          )
        }
        onCancel={(index) =>
          change(
            queue.toSpliced(index, 1),
            api.post("/api/planes/{planeId}/queue/cancel", { path, body: { index } }),
            `${placeName(airports, queue[index] ?? "")} is no longer in the queue.`,
          )
        }
      />
      {legs.length > 1 && <Total legs={legs} />}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {refusal !== undefined && (
        <Alert color="red" variant="light" role="alert" my="xs" icon={<IconAlertTriangle aria-hidden />}>
          <Text size="sm">{detailOf(refusal)} The queue is shown as it is.</Text>
        </Alert>
      )}
      <AirportSearch
        airports={airports}
        label="Add a stop"
        disabled={queue.length >= most}
        description={
          queue.length >= most
            ? `The queue is full (${most} stops). Cancel one first.`
            : model && `It reaches ${integer(model.rangeKm)} km in any wind.`
        }
        onChoose={({ icao }) =>
          change(
            [...queue, icao],
            api.post("/api/planes/{planeId}/queue", { path, body: { destIcao: icao } }),
            `${placeName(airports, icao)} is the last stop of the queue now.`,
          )
        }
      />
    </section>
  );
}

function QueueIntroduction({ plane, stops }: { readonly plane: Plane; readonly stops: number }) {
  const text =
    stops === 0
      ? "Empty: the plane stays where it lands. Add stops, and it flies on automatically, delivering on the way."
      : plane.status === "flying"
        ? "Flown one after the other after landing. Figures marked ≈ are for still air; wind changes the fuel by up to a fifth."
        : "Figures marked ≈ are for still air; wind changes the fuel by up to a fifth.";
  return (
    <Text size="sm" c="dimmed" mb="xs">
      {text}
    </Text>
  );
}

function Total({ legs }: { readonly legs: Parameters<typeof totalOf>[0] }) {
  const total = totalOf(legs);
  return (
    <Text size="sm" my="xs" className="tabular">
      All stops: {integer(total.distanceKm)} km · ≈ {aboutDuration(total.durationMs)} · ≈ {integer(total.fuelL)} l
    </Text>
  );
}
