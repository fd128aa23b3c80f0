/** A queue that waits on the ground: why it is held, what its next leg takes, and the way to send the plane off. */
import { Alert, Loader, Stack, Text } from "@mantine/core";
import { ActionButton } from "@outbound/kit/web/action-button.tsx";
import { decimal, duration, euros, integer } from "@outbound/kit/web/format.ts";
import { FailedState } from "@outbound/kit/web/states.tsx";
import { IconPlaneDeparture, IconPlayerPause } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { placeName, useAirports } from "../airports.ts";
import { api, type Plane, type Quote, type State } from "../api.ts";
import { useGame, useSnapshotStore } from "../live/live.tsx";
import { isHeld, nextStop } from "./plane-condition.ts";
import { aboutDuration } from "./queue-estimate.ts";

export function DepartureCard({ plane }: { readonly plane: Plane }) {
  const next = nextStop(plane);
  if (next === undefined) return null;
  if (plane.status === "repairing") {
    return (
      <Alert variant="light" icon={<IconPlayerPause aria-hidden />} title="Queue on hold until the repair ends">
        A repaired plane does not depart automatically. Dispatch it then.
      </Alert>
    );
  }
  return isHeld(plane) ? <HeldQueue plane={plane} next={next} /> : null;
}

function HeldQueue({ plane, next }: { readonly plane: Plane; readonly next: string }) {
  const { player } = useGame();
  const store = useSnapshotStore();
  const airports = useAirports();
  const { id: planeId } = plane;
  const {
    data: quote,
    error,
    refetch,
  } = useQuery({
    queryKey: ["quote", planeId, plane.airportIcao, next, plane.fuel, plane.health, player.money],
    queryFn: ({ signal }) =>
      api.get("/api/planes/{planeId}/quote", { path: { planeId }, query: { destIcao: next } }).send({ signal }),
    // The wind turns, and with it what a leg takes.
    refetchInterval: 15_000,
  });
  const place = placeName(airports, next);
  const done = (state: State) => {
    const paid = quote?.fuelCost ?? 0;
    const left = state.planes.find(({ id }) => id === planeId)?.queue.length ?? 0;
    const rest = left === 0 ? "" : ` ${left} more in its queue.`;
    return `${plane.name} is on its way to ${place}${paid > 0 ? `, refuelled for ${euros(paid)}` : ""}.${rest}`;
  };
  return (
    <Alert
      {...(quote?.refusal && { color: "amber" })}
      variant="light"
      icon={<IconPlayerPause aria-hidden />}
      title="Queue on hold"
    >
      <Stack gap="sm" align="flex-start">
        {error !== null && <FailedState error={error} retry={refetch} />}
        {error === null && quote === undefined && <Loader size="sm" aria-label="Asking what the leg takes" />}
        {quote && <Reason quote={quote} place={place} />}
        <ActionButton
          call={api.post("/api/planes/{planeId}/dispatch", { path: { planeId }, body: {} })}
          disabled={quote === undefined || quote.refusal !== null}
          leftSection={<IconPlaneDeparture size={18} aria-hidden />}
          onDone={(state) => store.take(state)}
          done={done}
          signedIn
          label={`Dispatch ${plane.name} to ${place}`}
        >
          Depart for {airports.get(next)?.city || next}
        </ActionButton>
      </Stack>
    </Alert>
  );
}

function Reason({ quote, place }: { readonly quote: Quote; readonly place: string }) {
  const { clock, economy } = useGame();
  const realMs = quote.flightSimMs / (clock.timeScale || economy.worldTimeScale);
  return (
    <>
      <Text size="sm">
        {quote.refusal === null
          ? "The next leg is clear. Dispatch the plane; the rest of its queue follows automatically."
          : `Cannot depart yet: ${quote.refusal.detail}`}
      </Text>
      <Text size="sm" c="dimmed" className="tabular">
        To {place}: {integer(quote.distanceKm)} km, {aboutDuration(quote.flightSimMs)} ({duration(realMs)} real time),{" "}
        {integer(quote.fuelNeeded)} l of fuel, of which {integer(quote.fuelToBuy)} l are bought for{" "}
        {euros(quote.fuelCost)}. Landing costs {decimal(quote.wear)} health.
      </Text>
    </>
  );
}
