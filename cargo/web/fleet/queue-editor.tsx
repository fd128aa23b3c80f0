/** Edits a plane's queue: adds, cancels and reorders stops, by dragging or with buttons. The service's answer wins. */
import { Text, VisuallyHidden } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { RefusalAlert } from "@outbound/kit/web/elements/refusal-alert.tsx";
import { counted, integer } from "@outbound/kit/web/format.ts";
import { useRef } from "react";
import { withMovedLeg, withoutLeg } from "../../rules/flights/queue-order.ts";
import { AirportSearch } from "../airport-search.tsx";
import { api, type Plane } from "../api.ts";
import { useTicking } from "../jobs/ticking.ts";
import { flightTime, timeLeft } from "../live/clock-text.ts";
import { useGame, useSnapshot } from "../live/live.tsx";
import { useNames } from "../names.ts";
import { estimateQueue, type LegEstimate, totalOf } from "../queue/queue-estimate.ts";
import { QueueStops } from "../queue/queue-stops.tsx";
import { useAirports } from "../use-airports.ts";
import { PanelSection } from "./panel-section.tsx";
import { useQueueChange } from "./use-queue-change.ts";

export function QueueEditor({ plane }: { readonly plane: Plane }) {
  const { economy, catalog } = useGame();
  const airports = useAirports();
  const names = useNames();
  const { queue, said, refusal, change } = useQueueChange(plane);
  const model = catalog.find(({ id }) => id === plane.modelId);
  const legs = model === undefined ? [] : estimateQueue(plane, queue, model, airports);
  const path = { planeId: plane.id };
  const start = plane.destIcao ?? plane.airportIcao;
  const most = economy.limits.queuedLegs;
  const scoutingText = useScoutingText();
  const field = useRef<HTMLInputElement>(null);
  return (
    <PanelSection title="Queue" aside={`${queue.length} of ${most} stops`}>
      <Note mb="xs">{introduction(plane, queue.length)}</Note>
      <QueueStops
        queue={queue}
        legs={legs}
        field={field}
        onMove={(index, to) =>
          change(
            withMovedLeg(queue, index, to, start).left,
            api.post("/api/planes/{planeId}/queue/move", { path, body: { index, to } }),
            `${names.place(queue[index] ?? "")} is stop ${to + 1} of ${queue.length} now.`,
          )
        }
        onCancel={(index) =>
          change(
            withoutLeg(queue, index, start),
            api.post("/api/planes/{planeId}/queue/cancel", { path, body: { index } }),
            `${names.place(queue[index] ?? "")} is no longer in the queue.`,
          )
        }
      />
      {legs.length > 1 && <Total legs={legs} />}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <RefusalAlert error={refusal} my="xs">
        {" The queue is shown as it is."}
      </RefusalAlert>
      <AirportSearch
        ref={field}
        label="Add a stop"
        disabled={queue.length >= most}
        description={
          queue.length >= most
            ? `The queue is full (${most} stops). Cancel one first.`
            : model && `It reaches ${integer(model.rangeKm)} km in any wind. ${scoutingText}`
        }
        onChoose={({ icao }) =>
          change(
            [...queue, icao],
            api.post("/api/planes/{planeId}/queue", { path, body: { destIcao: icao } }),
            `${names.place(icao)} is the last stop of the queue now.`,
          )
        }
      />
    </PanelSection>
  );
}

/** Returns how many more airports the player's stops may open, and the time of the next ones if none are left. */
function useScoutingText(): string {
  const { state, receivedAt } = useSnapshot();
  const { left, nextRealMs } = state.player.scouting;
  const wait = useTicking((at) => (left > 0 ? "" : timeLeft(receivedAt + nextRealMs - at)));
  if (left > 0) return `Stops can show you ${counted(left, "more new airport")} this hour.`;
  return wait === "gone"
    ? ""
    : `You have opened enough new airports for now; the next in ${wait}. Flying there always works.`;
}

function introduction({ status }: Plane, stops: number): string {
  if (stops === 0) {
    return "Empty: the plane stays where it lands. Add stops, and it flies on automatically, delivering on the way.";
  }
  const still = "Figures marked ≈ are for still air; wind changes the fuel by up to a fifth.";
  return status === "flying" ? `Flown one after the other after landing. ${still}` : still;
}

function Total({ legs }: { readonly legs: readonly (LegEstimate | undefined)[] }) {
  const total = totalOf(legs);
  return (
    <Text size="sm" my="xs">
      All stops: {integer(total.distanceKm)} km · ≈ {flightTime(total.durationMs)} · ≈ {integer(total.fuelL)} l
    </Text>
  );
}
