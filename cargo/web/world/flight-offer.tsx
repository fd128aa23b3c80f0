/** Offers the selected plane's flight to the selected airport: its figures, and buttons to fly there or to queue it. */
import { Group, Skeleton, Stack, Text } from "@mantine/core";
import { Figures } from "@outbound/kit/web/elements/figures.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { decimal, duration, euros, integer } from "@outbound/kit/web/format.ts";
import { FailedState } from "@outbound/kit/web/states.tsx";
import { useRead } from "@outbound/kit/web/use-read.ts";
import { IconInfoCircle, IconPlaneDeparture, IconPlaylistAdd } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { distanceKm } from "../../rules/geography/geodesy.ts";
import type { Airport } from "../airports.ts";
import { api, type Plane, type Quote, type State } from "../api.ts";
import { quotesBasis } from "../jobs/list/offers.ts";
import { realTime } from "../live/clock-text.ts";
import { GameButton, useGame } from "../live/live.tsx";
import { useNames } from "../names.ts";
import { useAirports } from "../use-airports.ts";
import classes from "./flight-offer.module.css";
import { departsFrom, lastStop } from "./plane-route.ts";

export interface FlightOfferProps {
  readonly plane: Plane;
  readonly airport: Airport;
  readonly isCompact: boolean;
}

export function FlightOffer({ plane, airport, isCompact }: FlightOfferProps) {
  const game = useGame();
  const { id: planeId, health } = plane;
  const basis = quotesBasis({ plane, groundIcao: departsFrom(plane) }, game);
  const quote = useRead(
    ["quote", airport.icao, ...basis, health > 0, game.player.money],
    api.get("/api/planes/{planeId}/quote", { path: { planeId }, query: { destIcao: airport.icao } }),
    // The quote is read again, because the wind changes.
    { placeholderData: keepPreviousData, refetchInterval: 60_000 },
  );
  if (quote.isError) return <FailedState error={quote.error} retry={quote.refetch} />;
  const figures =
    quote.data === undefined ? (
      <Skeleton height={112} />
    ) : (
      <Figures className={classes.figures} figures={figuresOf(quote.data, game.clock)} />
    );
  return (
    <Stack gap="xs">
      <Orders plane={plane} airport={airport} quote={quote.data} />
      {isCompact ? (
        <details className={classes.more}>
          <summary>Distance, time, fuel, wind and wear</summary>
          {figures}
        </details>
      ) : (
        figures
      )}
    </Stack>
  );
}

const figuresOf = (quote: Quote, { timeScale }: State["clock"]): readonly (readonly [string, string])[] => [
  ["Distance", `${integer(quote.distanceKm)} km`],
  ["Flight time", duration(quote.flightSimMs)],
  ["In real time", realTime(quote.flightSimMs, timeScale) || "time is stopped"],
  ["Fuel", `${integer(quote.fuelNeeded)} l`],
  ["To buy", `${integer(quote.fuelToBuy)} l`],
  ["Cost", euros(quote.fuelCost)],
  ["Wind", windWords(quote.windFactor)],
  ["Wear", `${quote.wear.toFixed(2)} of health`],
];

function windWords(factor: number): string {
  const share = decimal(Math.abs(factor - 1) * 100);
  if (share === "0") return "still";
  return factor < 1 ? `${share} % less fuel` : `${share} % more fuel`;
}

interface OrdersProps extends Omit<FlightOfferProps, "isCompact"> {
  readonly quote: Quote | undefined;
}

function Orders({ plane, airport, quote }: OrdersProps) {
  const names = useNames();
  const { economy } = useGame();
  const { id: planeId, name } = plane;
  const { icao: destIcao } = airport;
  const input = { path: { planeId }, body: { destIcao } };
  const place = names.place(destIcao);
  const isFull = plane.queue.length >= economy.limits.queuedLegs;
  const refusal = quote?.refusal ?? undefined;
  const offer = quote?.reachable ? `Fly there · ${euros(quote.fuelCost)}` : "Fly there";
  return (
    <>
      <Text size="sm" fw={600}>
        {name} from {names.place(departsFrom(plane))}
      </Text>
      {refusal !== undefined && (
        <Group gap={6} wrap="nowrap" align="flex-start" className={refusal.code === "plane-flying" ? "accent" : "warn"}>
          <IconInfoCircle size={18} aria-hidden />
          <Text size="sm">
            {refusal.code === "plane-flying"
              ? `${name} is flying. Add the airport to its queue to fly there later.`
              : refusal.detail}
          </Text>
        </Group>
      )}
      <Group gap="xs">
        <GameButton
          call={api.post("/api/planes/{planeId}/fly", input)}
          size="sm"
          leftSection={<IconPlaneDeparture size={16} aria-hidden />}
          disabled={quote === undefined || refusal !== undefined}
          label={`${offer}: ${name} to ${place}`}
          done={`${name} is on its way to ${place}.`}
        >
          {offer}
        </GameButton>
        <GameButton
          call={api.post("/api/planes/{planeId}/queue", input)}
          size="sm"
          variant="default"
          leftSection={<IconPlaylistAdd size={16} aria-hidden />}
          disabled={isFull || lastStop(plane) === destIcao}
          label={`Add to queue: ${place}, for ${name}`}
          done={`${place} is the last stop in the queue of ${name} now.`}
        >
          Add to queue
        </GameButton>
      </Group>
      <QueueNote plane={plane} airport={airport} isFull={isFull} />
    </>
  );
}

function QueueNote({ plane, airport, isFull }: Omit<FlightOfferProps, "isCompact"> & { readonly isFull: boolean }) {
  const airports = useAirports();
  const names = useNames();
  const end = lastStop(plane);
  const from = airports.get(end);
  if (isFull) return <Note size="xs">Its queue is full: {plane.queue.length} stops.</Note>;
  if (end === airport.icao) return <Note size="xs">Its queue ends there already.</Note>;
  if (from === undefined || end === departsFrom(plane)) {
    return <Note size="xs">Adding it to the queue is free; fuel is bought at departure.</Note>;
  }
  return (
    <Note size="xs">
      In the queue it is {integer(distanceKm(from, airport))} km from the stop before, {names.place(end)}; fuel is
      bought at departure.
    </Note>
  );
}
