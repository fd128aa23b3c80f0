/** Shows why a queue is on hold, the figures of its next leg, and a button to dispatch the plane. */
import { Alert, Loader, Stack, Text } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { decimal, euros, integer } from "@outbound/kit/web/format.ts";
import { FailedState } from "@outbound/kit/web/states.tsx";
import { useRead } from "@outbound/kit/web/use-read.ts";
import { IconPlaneDeparture, IconPlayerPause } from "@tabler/icons-react";
import { api, type Plane, type Quote } from "../api.ts";
import { quotesBasis } from "../jobs/list/offers.ts";
import { flightTime, realTime } from "../live/clock-text.ts";
import { GameButton, useGame } from "../live/live.tsx";
import { useNames } from "../names.ts";
import { isHeld, nextStop } from "../plane-condition.ts";
import { departedText } from "./departed-text.ts";

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
  const game = useGame();
  const names = useNames();
  const place = names.place(next);
  const { id: planeId, airportIcao, health } = plane;
  const {
    data: quote,
    error,
    refetch,
  } = useRead(
    ["quote", next, ...quotesBasis({ plane, groundIcao: airportIcao }, game), health, game.player.money],
    api.get("/api/planes/{planeId}/quote", { path: { planeId }, query: { destIcao: next } }),
    // The wind changes, and the fuel of a leg with it.
    { refetchInterval: 15_000 },
  );
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
        <GameButton
          call={api.post("/api/planes/{planeId}/dispatch", { path: { planeId }, body: {} })}
          disabled={quote === undefined || quote.refusal !== null}
          leftSection={<IconPlaneDeparture size={18} aria-hidden />}
          done={(after) => departedText(plane, after, names)}
          label={`Dispatch ${plane.name} to ${place}`}
        >
          Dispatch
        </GameButton>
      </Stack>
    </Alert>
  );
}

function Reason({ quote, place }: { readonly quote: Quote; readonly place: string }) {
  const { timeScale } = useGame().clock;
  const { flightSimMs } = quote;
  return (
    <>
      <Text size="sm">
        {quote.refusal === null
          ? "The next leg is clear. Dispatch the plane; the rest of its queue follows automatically."
          : `Cannot depart yet: ${quote.refusal.detail}`}
      </Text>
      <Note>
        To {place}: {integer(quote.distanceKm)} km, {flightTime(flightSimMs)} ({realTime(flightSimMs, timeScale)} real
        time), {integer(quote.fuelNeeded)} l of fuel, of which {integer(quote.fuelToBuy)} l are bought for{" "}
        {euros(quote.fuelCost)}. Landing costs {decimal(quote.wear)} health.
      </Note>
    </>
  );
}
