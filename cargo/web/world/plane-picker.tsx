/** Selects one of the player's planes, and shows what it does. */
import { Button, Group, Progress, Select, type SelectProps, Stack, Text } from "@mantine/core";
import { IconButton } from "@outbound/kit/web/elements/icon-button.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { useIsPhone } from "@outbound/kit/web/elements/screen.ts";
import { decimal, duration, integer } from "@outbound/kit/web/format.ts";
import { IconCheck, IconFocus2, IconPlane, IconPlaneInflight, IconTool } from "@tabler/icons-react";
import { useRef } from "react";
import { distanceKm } from "../../rules/geography/geodesy.ts";
import { SilhouetteIcon } from "../aircraft/silhouette-icon.tsx";
import type { Plane } from "../api.ts";
import { kilograms } from "../cargo-text.ts";
import { useLivery } from "../goals/use-milestones.ts";
import { useGame, useSimTime, useSnapshot } from "../live/live.tsx";
import { realMsUntil } from "../live/snapshot-store.ts";
import { flightOf, partOver } from "../live/spans.ts";
import { useNames } from "../names.ts";
import { isIdle } from "../plane-condition.ts";
import { useSelection } from "../selection/selection.tsx";
import { useAirports } from "../use-airports.ts";

interface OfPlane {
  readonly plane: Plane;
}

interface Locates {
  /** Moves the map to a plane. */
  readonly locate: (planeId: number) => void;
}

export function PlanePicker({ locate }: Locates) {
  const { planes } = useGame();
  const [{ planeId }] = useSelection();
  const plane = planes.find(({ id }) => id === planeId);
  const next = plane === undefined || isIdle(plane) ? undefined : planes.find(isIdle);
  return (
    <Stack gap={6}>
      <Group gap="xs" wrap="nowrap" align="flex-end">
        <PlaneSelect plane={plane} locate={locate} />
        <IconButton
          icon={IconFocus2}
          variant="default"
          size={36}
          label="Show the plane on the map"
          tooltip="Show it on the map"
          disabled={plane === undefined}
          onClick={() => plane !== undefined && locate(plane.id)}
        />
        {plane?.status === "flying" && <FollowButton />}
      </Group>
      {plane === undefined ? (
        <Note>Choose a plane to see its range and what each job would earn.</Note>
      ) : (
        <PlaneState plane={plane} />
      )}
      {next !== undefined && <NextPlane plane={next} locate={locate} />}
    </Stack>
  );
}

function PlaneSelect({ plane, locate }: Locates & { readonly plane: Plane | undefined }) {
  const { planes } = useGame();
  const [, change] = useSelection();
  const input = useRef<HTMLInputElement>(null);
  const byId = new Map(planes.map((one) => [String(one.id), one]));
  const renderOption: SelectProps["renderOption"] = ({ option, checked = false }) => {
    const one = byId.get(option.value);
    return one === undefined ? option.label : <PlaneOption plane={one} checked={checked} />;
  };
  return (
    <Select
      {...(useIsPhone() ? { "aria-label": "Plane" } : { label: "Plane" })}
      placeholder="Choose a plane"
      flex={1}
      data={planes.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={plane === undefined ? null : String(plane.id)}
      onChange={(value) => {
        change({ kind: "plane", planeId: value === null ? null : Number(value) });
        if (value !== null) locate(Number(value));
      }}
      leftSection={plane === undefined ? <IconPlane size={18} aria-hidden /> : <StatusIcon plane={plane} />}
      renderOption={renderOption}
      searchable={planes.length > 8}
      clearable
      clearButtonProps={{ tabIndex: 0, "aria-hidden": false, "aria-label": "Choose no plane" }}
      // The clear button disappears: without this, keyboard users would start again at the top of the page.
      onClear={() => input.current?.focus()}
      ref={input}
      nothingFoundMessage="No plane has that name"
      withScrollArea={false}
      styles={{ dropdown: { maxHeight: "min(24rem, 50dvh)", overflowY: "auto" } }}
    />
  );
}

function FollowButton() {
  const [{ isFollowed }, change] = useSelection();
  return (
    <IconButton
      icon={IconPlaneInflight}
      variant={isFollowed ? "filled" : "default"}
      size={36}
      label="Follow the plane on the map"
      tooltip="Follow it on the map"
      aria-pressed={isFollowed}
      onClick={() => change({ kind: "follow", isFollowed: !isFollowed })}
    />
  );
}

function NextPlane({ plane, locate }: OfPlane & Locates) {
  const [, change] = useSelection();
  const names = useNames();
  return (
    <Button
      size="compact-sm"
      variant="light"
      justify="flex-start"
      aria-keyshortcuts="N"
      leftSection={<IconPlane size={16} aria-hidden />}
      onClick={() => {
        change({ kind: "plane", planeId: plane.id });
        locate(plane.id);
      }}
    >
      <Text span inherit truncate>
        Next: {plane.name}, {names.place(plane.airportIcao)}
      </Text>
    </Button>
  );
}

function PlaneState({ plane }: OfPlane) {
  const names = useNames();
  const { modelId, cargoKg, maxPayloadKg, health, fuel, maxFuel, status } = plane;
  const livery = useLivery();
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <SilhouetteIcon modelId={modelId} livery={livery} size={40} />
      <div className="grow">
        <Text size="sm">
          <Whereabouts plane={plane} />
        </Text>
        <Note size="xs">
          {[
            names.model(modelId),
            `${integer(cargoKg)} of ${kilograms(maxPayloadKg)} aboard`,
            `health\u00a0${decimal(health)}`,
            ...(status === "flying" ? [] : [`fuel ${integer(fuel)} of ${integer(maxFuel)}\u00a0l`]),
          ].join("\u00a0· ")}
        </Note>
        <FlightProgress plane={plane} />
      </div>
    </Group>
  );
}

function FlightProgress({ plane }: OfPlane) {
  const simTime = useSimTime();
  const airports = useAirports();
  const { catalog } = useGame();
  const flight = flightOf(plane);
  if (flight === null) return null;
  const label = `Flown of the way to ${plane.destIcao}`;
  const part = partOver(flight, simTime);
  const [from, to] = [airports.get(plane.airportIcao), airports.get(plane.destIcao ?? "")];
  const km = from === undefined || to === undefined ? null : distanceKm(from, to);
  const speed = catalog.find(({ id }) => id === plane.modelId)?.cruiseKmh;
  return (
    <>
      <Progress value={part * 100} size="sm" mt={6} aria-label={label} />
      {km !== null && speed !== undefined && (
        <Note size="xs" className="tabular">
          {integer(km * part)} of {integer(km)} km · {integer(speed)} km/h
        </Note>
      )}
    </>
  );
}

function Whereabouts({ plane }: OfPlane) {
  const snapshot = useSnapshot();
  const names = useNames();
  useSimTime();
  const left = (simTime: number | null) => {
    const ms = simTime === null ? null : realMsUntil(snapshot, simTime, performance.now());
    return ms === null ? "" : ` in ${duration(ms)}`;
  };
  const { status, airportIcao, destIcao, arrivalSimTime, repairEndsSimTime, broken } = plane;
  if (status === "flying" && destIcao !== null) return `Lands in ${names.place(destIcao)}${left(arrivalSimTime)}`;
  if (status === "repairing") return `In repair in ${names.place(airportIcao)}, ready${left(repairEndsSimTime)}`;
  return `${broken ? "Broken down" : "Parked"} in ${names.place(airportIcao)}`;
}

function PlaneOption({ plane, checked }: OfPlane & { readonly checked: boolean }) {
  const names = useNames();
  const { name, modelId, status, airportIcao, destIcao, broken } = plane;
  const doing =
    status === "flying"
      ? `flies to ${names.place(destIcao ?? airportIcao)}`
      : `${status === "repairing" ? "in repair" : broken ? "broken" : "ready"} in ${names.place(airportIcao)}`;
  return (
    <Group gap="sm" wrap="nowrap" flex={1} miw={0}>
      <StatusIcon plane={plane} />
      <div style={{ minWidth: 0, flex: 1 }}>
        <Text size="sm" fw={550} truncate>
          {name}
        </Text>
        <Note size="xs" truncate>
          {names.model(modelId)} · {doing}
        </Note>
      </div>
      {checked && <IconCheck size={16} aria-hidden />}
    </Group>
  );
}

function StatusIcon({ plane: { status, broken } }: OfPlane) {
  if (status === "flying") return <IconPlaneInflight size={18} aria-hidden className="accent" />;
  if (status === "repairing" || broken) return <IconTool size={18} aria-hidden className={broken ? "bad" : "warn"} />;
  return <IconPlane size={18} aria-hidden className="good" />;
}
