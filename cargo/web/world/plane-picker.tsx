/** Which of the own planes the page is about, and how it is with it. */
import { ActionIcon, Group, Progress, Select, type SelectProps, Stack, Text, Tooltip } from "@mantine/core";
import { decimal, duration, integer } from "@outbound/kit/web/format.ts";
import { IconCheck, IconFocus2, IconPlane, IconPlaneInflight, IconTool } from "@tabler/icons-react";
import { useRef } from "react";
import { type Airports, placeName } from "../airports.ts";
import type { Plane } from "../api.ts";
import { useGame, useSimTime, useSnapshot } from "../live/live.tsx";
import { realMsUntil } from "../live/snapshot-store.ts";
import { partFlown } from "./plane-route.ts";
import { useSelection } from "./selection.tsx";

export interface PlanePickerProps {
  readonly airports: Airports;
  /** Brings a plane into the middle of the map. */
  readonly locate: (planeId: number) => void;
}

export function PlanePicker({ airports, locate }: PlanePickerProps) {
  const { planes, catalog } = useGame();
  const [{ planeId }, change] = useSelection();
  const input = useRef<HTMLInputElement>(null);
  const plane = planes.find(({ id }) => id === planeId);
  const byId = new Map(planes.map((one) => [String(one.id), one]));
  const typeOf = ({ modelId }: Plane) => catalog.find(({ id }) => id === modelId)?.name ?? modelId;
  const renderOption: SelectProps["renderOption"] = ({ option, checked }) => {
    const one = byId.get(option.value);
    return one === undefined ? (
      option.label
    ) : (
      <PlaneOption plane={one} airports={airports} type={typeOf(one)} checked={checked ?? false} />
    );
  };
  return (
    <Stack gap={6}>
      <Group gap="xs" wrap="nowrap" align="flex-end">
        <Select
          label="Plane"
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
          // The button is gone then, and a player who works by keyboard would begin at the top again.
          onClear={() => input.current?.focus()}
          ref={input}
          nothingFoundMessage="No plane has that name"
          withScrollArea={false}
          styles={{ dropdown: { maxHeight: "min(24rem, 50dvh)", overflowY: "auto" } }}
        />
        <Tooltip label="Show it on the map">
          <ActionIcon
            variant="default"
            size={36}
            aria-label="Show the plane on the map"
            disabled={plane === undefined}
            onClick={() => plane !== undefined && locate(plane.id)}
          >
            <IconFocus2 size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Group>
      {plane === undefined ? (
        <Text size="sm" c="dimmed">
          Choose a plane to see its range and what each job would earn.
        </Text>
      ) : (
        <PlaneLine plane={plane} airports={airports} type={typeOf(plane)} />
      )}
    </Stack>
  );
}

function PlaneLine({
  plane,
  airports,
  type,
}: {
  readonly plane: Plane;
  readonly airports: Airports;
  readonly type: string;
}) {
  const { cargoKg, maxPayloadKg, health, fuel, maxFuel, status } = plane;
  return (
    <div>
      <Text size="sm">
        <Whereabouts plane={plane} airports={airports} />
      </Text>
      <Text size="xs" c="dimmed" className="tabular">
        {type} · {integer(cargoKg)} of {integer(maxPayloadKg)} kg aboard · health {decimal(health)}
        {status === "flying" ? "" : ` · fuel ${integer(fuel)} of ${integer(maxFuel)} l`}
      </Text>
      {plane.status === "flying" && <FlightProgress plane={plane} />}
    </div>
  );
}

function FlightProgress({ plane }: { readonly plane: Plane }) {
  const part = partFlown(plane, useSimTime());
  return <Progress value={part * 100} size="sm" mt={6} aria-label={`Flown of the way to ${plane.destIcao}`} />;
}

function Whereabouts({ plane, airports }: { readonly plane: Plane; readonly airports: Airports }) {
  const snapshot = useSnapshot();
  useSimTime();
  const left = (simTime: number | null) => {
    const ms = simTime === null ? null : realMsUntil(snapshot, simTime, performance.now());
    return ms === null ? "" : ` in ${duration(ms)}`;
  };
  const { status, airportIcao, destIcao, arrivalSimTime, repairEndsSimTime, broken } = plane;
  if (status === "flying" && destIcao !== null)
    return `Lands in ${placeName(airports, destIcao)}${left(arrivalSimTime)}`;
  if (status === "repairing")
    return `In repair in ${placeName(airports, airportIcao)}, ready${left(repairEndsSimTime)}`;
  return `${broken ? "Broken down" : "Parked"} in ${placeName(airports, airportIcao)}`;
}

interface PlaneOptionProps {
  readonly plane: Plane;
  readonly airports: Airports;
  readonly type: string;
  readonly checked: boolean;
}

function PlaneOption({ plane, airports, type, checked }: PlaneOptionProps) {
  const { name, status, airportIcao, destIcao, broken } = plane;
  const doing =
    status === "flying"
      ? `flies to ${placeName(airports, destIcao ?? airportIcao)}`
      : `${status === "repairing" ? "in repair" : broken ? "broken" : "ready"} in ${placeName(airports, airportIcao)}`;
  return (
    <Group gap="sm" wrap="nowrap" flex={1} miw={0}>
      <StatusIcon plane={plane} />
      <div style={{ minWidth: 0, flex: 1 }}>
        <Text size="sm" fw={550} truncate>
          {name}
        </Text>
        <Text size="xs" c="dimmed" truncate>
          {type} · {doing}
        </Text>
      </div>
      {checked && <IconCheck size={16} aria-hidden />}
    </Group>
  );
}

function StatusIcon({ plane: { status, broken } }: { readonly plane: Plane }) {
  if (status === "flying") return <IconPlaneInflight size={18} aria-hidden className="accent" />;
  if (status === "repairing" || broken) return <IconTool size={18} aria-hidden className={broken ? "bad" : "warn"} />;
  return <IconPlane size={18} aria-hidden className="good" />;
}
