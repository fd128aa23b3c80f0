/** What a flight of the selected plane to the selected airport would take, and the two ways to order it. */
import { Group, Skeleton, Stack, Text } from "@mantine/core";
import { ActionButton } from "@outbound/kit/web/action-button.tsx";
import { decimal, duration, euros, integer } from "@outbound/kit/web/format.ts";
import { FailedState } from "@outbound/kit/web/states.tsx";
import { IconInfoCircle, IconPlaneDeparture, IconPlaylistAdd } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { distanceKm } from "../../rules/geography/geodesy.ts";
import { type Airport, type Airports, placeName } from "../airports.ts";
import { api, type Plane, type Quote } from "../api.ts";
import { useGame, useSnapshotStore } from "../live/live.tsx";
import classes from "./flight-offer.module.css";
import { departsFrom, lastStop } from "./plane-route.ts";

export interface FlightOfferProps {
  readonly plane: Plane;
  readonly airport: Airport;
  readonly airports: Airports;
}

export function FlightOffer(props: FlightOfferProps & { readonly isCompact: boolean }) {
  const { plane, airport, airports, isCompact } = props;
  const quote = useQuote(plane, airport.icao);
  if (quote.isError) return <FailedState error={quote.error} retry={quote.refetch} />;
  const figures = quote.data === undefined ? <Skeleton height={112} /> : <Figures quote={quote.data} />;
  return (
    <Stack gap="xs">
      <Orders plane={plane} airport={airport} airports={airports} quote={quote.data} />
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

/** Asked again when something changes that it depends on, and now and then, for the wind does as well. */
function useQuote(plane: Plane, destIcao: string) {
  const { player } = useGame();
  const { id: planeId, status, airportIcao, destIcao: flownTo, health } = plane;
  return useQuery({
    queryKey: ["quote", planeId, destIcao, status, airportIcao, flownTo, health > 0, player.money],
    queryFn: ({ signal }) =>
      api.get("/api/planes/{planeId}/quote", { path: { planeId }, query: { destIcao } }).send({ signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}

function Figures({ quote }: { readonly quote: Quote }) {
  const { distanceKm: km, windFactor, fuelNeeded, fuelToBuy, fuelCost, flightSimMs, flightRealMs, wear } = quote;
  const figures: readonly (readonly [string, string])[] = [
    ["Distance", `${integer(km)} km`],
    ["Flight time", duration(flightSimMs)],
    ["In real time", flightRealMs === null ? "time is stopped" : duration(flightRealMs)],
    ["Fuel", `${integer(fuelNeeded)} l`],
    ["To buy", `${integer(fuelToBuy)} l`],
    ["Cost", euros(fuelCost)],
    ["Wind", windWords(windFactor)],
    ["Wear", `${wear.toFixed(2)} of health`],
  ];
  return (
    <dl className={classes.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function windWords(factor: number): string {
  const share = decimal(Math.abs(factor - 1) * 100);
  if (share === "0") return "still";
  return factor < 1 ? `${share} % less fuel` : `${share} % more fuel`;
}

interface OrdersProps extends FlightOfferProps {
  readonly quote: Quote | undefined;
}

function Orders({ plane, airport, airports, quote }: OrdersProps) {
  const store = useSnapshotStore();
  const { economy } = useGame();
  const { id: planeId, name } = plane;
  const { icao: destIcao } = airport;
  const input = { path: { planeId }, body: { destIcao } };
  const place = placeName(airports, destIcao);
  const end = lastStop(plane);
  const isFull = plane.queue.length >= economy.limits.queuedLegs;
  const refusal = quote?.refusal ?? undefined;
  const offer = quote?.reachable ? `Fly there · ${euros(quote.fuelCost)}` : "Fly there";
  return (
    <>
      <Text size="sm" fw={600}>
        {name} from {placeName(airports, departsFrom(plane))}
      </Text>
      {refusal !== undefined && (
        <Group gap={6} wrap="nowrap" align="flex-start" className={refusal.code === "plane-flying" ? "accent" : "warn"}>
          <IconInfoCircle size={18} aria-hidden className={classes.icon} />
          <Text size="sm">{refusal.detail}</Text>
        </Group>
      )}
      <Group gap="xs">
        <ActionButton
          call={api.post("/api/planes/{planeId}/fly", input)}
          signedIn
          size="sm"
          leftSection={<IconPlaneDeparture size={16} aria-hidden />}
          disabled={quote === undefined || refusal !== undefined}
          label={`${offer}: ${name} to ${place}`}
          onDone={(state) => store.take(state)}
          done={`${name} is on its way to ${place}.`}
        >
          {offer}
        </ActionButton>
        <ActionButton
          call={api.post("/api/planes/{planeId}/queue", input)}
          signedIn
          size="sm"
          variant="default"
          leftSection={<IconPlaylistAdd size={16} aria-hidden />}
          disabled={end === destIcao || isFull}
          label={`Add to queue: ${place}, for ${name}`}
          onDone={(state) => store.take(state)}
          done={`${place} is the last stop in the queue of ${name} now.`}
        >
          Add to queue
        </ActionButton>
      </Group>
      <Text size="xs" c="dimmed">
        {queueWords({ plane, airport, airports, isFull })}
      </Text>
    </>
  );
}

function queueWords({ plane, airport, airports, isFull }: FlightOfferProps & { readonly isFull: boolean }): string {
  const end = lastStop(plane);
  const from = airports.get(end);
  if (isFull) return `Its queue is full: ${plane.queue.length} stops.`;
  if (end === airport.icao) return "Its way ends there already.";
  if (from === undefined || end === departsFrom(plane))
    return "In the queue it costs nothing now; fuel is bought when it departs.";
  const km = integer(distanceKm(from, airport));
  return `In the queue it is ${km} km from the stop before, ${placeName(airports, end)}; fuel is bought when it departs.`;
}
