/** The stops of a queue as a list that can be sorted by mouse, touch and keyboard. */

import { DragDropProvider, type DragEndEvent } from "@dnd-kit/react";
import { isSortable, useSortable } from "@dnd-kit/react/sortable";
import { ActionIcon, Group, Text } from "@mantine/core";
import { integer } from "@outbound/kit/web/format.ts";
import { IconAlertTriangle, IconArrowDown, IconArrowUp, IconGripVertical, IconX } from "@tabler/icons-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { placeName, useAirports } from "../airports.ts";
import { clockInstant } from "../live/clock-text.ts";
import classes from "./plane-panel.module.css";
import { aboutDuration, type LegEstimate, stopKeys } from "./queue-estimate.ts";

export interface QueueStopsProps {
  readonly queue: readonly string[];
  /** One for each stop. */
  readonly legs: readonly (LegEstimate | undefined)[];
  readonly onMove: (index: number, to: number) => void;
  readonly onCancel: (index: number) => void;
}

export function QueueStops({ queue, legs, onMove, onCancel }: QueueStopsProps) {
  const keys = stopKeys(queue);
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    list.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = undefined;
  });
  const move = (index: number, to: number, button: "up" | "down") => {
    if (to < 0 || to >= queue.length) return;
    // A row that changes its place in the page loses the focus: it is given back to the same button.
    focusNext.current = `[data-stop="${keys[index]}"] [data-move="${button}"]`;
    onMove(index, to);
  };
  const drop = ({ operation: { source }, canceled }: DragEndEvent) => {
    if (canceled || !isSortable(source) || source.initialIndex === source.index) return;
    onMove(source.initialIndex, source.index);
  };
  return (
    <DragDropProvider onDragEnd={drop}>
      <ol ref={list} className={classes.stops}>
        {queue.map((icao, index) => (
          <Stop
            key={keys[index]}
            id={keys[index] ?? icao}
            icao={icao}
            index={index}
            last={index === queue.length - 1}
            leg={legs[index]}
            onMove={(to, button) => move(index, to, button)}
            onCancel={() => onCancel(index)}
          />
        ))}
      </ol>
    </DragDropProvider>
  );
}

interface StopProps {
  readonly id: string;
  readonly icao: string;
  readonly index: number;
  readonly last: boolean;
  readonly leg: LegEstimate | undefined;
  readonly onMove: (to: number, button: "up" | "down") => void;
  readonly onCancel: () => void;
}

function Stop({ id, icao, index, last, leg, onMove, onCancel }: StopProps) {
  const airports = useAirports();
  const { ref, handleRef, isDragging } = useSortable({ id, index });
  const place = placeName(airports, icao);
  return (
    <li ref={ref} className={classes.stop} data-stop={id} data-dragging={isDragging || undefined}>
      <ActionIcon
        ref={handleRef}
        className={classes.handle ?? ""}
        variant="subtle"
        color="gray"
        size={40}
        aria-label={`Drag ${place}`}
        // Escape ends the dragging and leaves the panel open.
        data-mantine-stop-propagation={isDragging || undefined}
      >
        <IconGripVertical size={18} aria-hidden />
      </ActionIcon>
      <div className={classes.place}>
        <Text size="sm" fw={550}>
          {index + 1}. {place}
        </Text>
        {leg !== undefined && <Leg leg={leg} />}
      </div>
      <Group gap={0} wrap="nowrap">
        <StopButton move="up" label={`Move ${place} up`} off={index === 0} onClick={() => onMove(index - 1, "up")}>
          <IconArrowUp size={18} aria-hidden />
        </StopButton>
        <StopButton move="down" label={`Move ${place} down`} off={last} onClick={() => onMove(index + 1, "down")}>
          <IconArrowDown size={18} aria-hidden />
        </StopButton>
        <StopButton label={`Cancel ${place}`} onClick={onCancel}>
          <IconX size={18} aria-hidden />
        </StopButton>
      </Group>
    </li>
  );
}

interface StopButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
  readonly move?: "up" | "down";
  /** It can be focused all the same, or the focus would be lost at the ends of the list. */
  readonly off?: boolean;
}

function StopButton({ label, onClick, children, move, off = false }: StopButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={40}
      aria-label={label}
      aria-disabled={off || undefined}
      {...(off ? { "data-disabled": true } : { onClick })}
      data-move={move}
    >
      {children}
    </ActionIcon>
  );
}

const BEYOND = {
  always: undefined,
  "by-wind": "needs a tailwind",
  never: "out of range: the queue stops before it",
} as const;

function Leg({ leg }: { readonly leg: LegEstimate }) {
  const warning = BEYOND[leg.reach];
  return (
    <>
      <Text size="xs" c="dimmed" className={classes.leg ?? ""}>
        <span>{integer(leg.distanceKm)} km</span> · <span>≈ {aboutDuration(leg.durationMs)}</span> ·{" "}
        <span>≈ {integer(leg.fuelL)} l</span>
        {leg.arrivalSimTime !== null && (
          <>
            {" "}
            · <span>≈ {clockInstant(leg.arrivalSimTime)}</span>
          </>
        )}
      </Text>
      {warning !== undefined && (
        <Group gap={4} wrap="nowrap" className={`${leg.reach === "never" ? "bad" : "warn"} ${classes.warning}`}>
          <IconAlertTriangle size={14} aria-hidden />
          <Text size="xs">{warning}</Text>
        </Group>
      )}
    </>
  );
}
