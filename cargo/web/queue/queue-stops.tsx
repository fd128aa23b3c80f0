/** The stops of a queue, reorderable by mouse, touch and keyboard. */
import { DragDropProvider, type DragEndEvent } from "@dnd-kit/react";
import { isSortable, useSortable } from "@dnd-kit/react/sortable";
import { Group, Text } from "@mantine/core";
import { IconButton } from "@outbound/kit/web/elements/icon-button.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { integer } from "@outbound/kit/web/format.ts";
import { IconAlertTriangle, IconArrowDown, IconArrowUp, IconGripVertical, IconX } from "@tabler/icons-react";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { clockInstant, flightTime } from "../live/clock-text.ts";
import { useNames } from "../names.ts";
import { type LegEstimate, stopKeys } from "./queue-estimate.ts";
import classes from "./queue-stops.module.css";

export interface QueueStopsProps {
  readonly queue: readonly string[];
  /** One entry for each stop. */
  readonly legs: readonly (LegEstimate | undefined)[];
  readonly onMove: (index: number, to: number) => void;
  readonly onCancel: (index: number) => void;
  /** The field that adds a stop, which gets the focus when the last stop is removed. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** Label of the button that removes a stop. */
  readonly remove?: string;
}

export function QueueStops({ queue, legs, onMove, onCancel, field, remove = "Cancel" }: QueueStopsProps) {
  const keys = stopKeys(queue);
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<() => HTMLElement | null | undefined>(undefined);
  useLayoutEffect(() => {
    focusNext.current?.()?.focus();
    focusNext.current = undefined;
  });
  const move = (index: number, to: number, button: "up" | "down") => {
    if (to < 0 || to >= queue.length) return;
    // A row loses the focus when it moves, so the focus returns to the same button.
    const same = `[data-stop="${keys[index]}"] [data-move="${button}"]`;
    focusNext.current = () => list.current?.querySelector<HTMLElement>(same);
    onMove(index, to);
  };
  const cancel = (index: number) => {
    // The button disappears with its stop, and perhaps the next stop too, so the focus goes to the stop there, or to the last one.
    focusNext.current = () => {
      const left = [...(list.current?.querySelectorAll<HTMLElement>("[data-cancel]") ?? [])];
      return left[index] ?? left.at(-1) ?? field.current;
    };
    onCancel(index);
  };
  const drop = ({ operation: { source }, canceled }: DragEndEvent) => {
    if (canceled || !isSortable(source)) return;
    // The plane may have landed meanwhile, which takes a stop out of the queue.
    const index = keys.indexOf(String(source.id));
    if (index >= 0 && source.index !== index) onMove(index, source.index);
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
            remove={remove}
            onMove={(to, button) => move(index, to, button)}
            onCancel={() => cancel(index)}
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
  readonly remove: string;
  readonly onMove: (to: number, button: "up" | "down") => void;
  readonly onCancel: () => void;
}

function Stop({ id, icao, index, last, leg, remove, onMove, onCancel }: StopProps) {
  const { ref, handleRef, isDragging } = useSortable({ id, index });
  const place = useNames().place(icao);
  const move = { up: index - 1, down: index + 1 };
  return (
    <li ref={ref} className={classes.stop} data-stop={id} data-dragging={isDragging || undefined}>
      <IconButton
        ref={handleRef}
        icon={IconGripVertical}
        className={classes.handle ?? ""}
        size={40}
        label={`Drag ${place}`}
        // Escape cancels the drag and leaves the panel open.
        data-mantine-stop-propagation={isDragging || undefined}
      />
      <div className="grow">
        <Text size="sm" fw={550}>
          {index + 1}. {place}
        </Text>
        {leg !== undefined && <Leg leg={leg} />}
      </div>
      <Group gap={0} wrap="nowrap">
        {(["up", "down"] as const).map((way) => (
          <IconButton
            key={way}
            icon={way === "up" ? IconArrowUp : IconArrowDown}
            size={40}
            label={`Move ${place} ${way}`}
            data-move={way}
            // Stays focusable when disabled, so that the focus is not lost at the ends of the list.
            {...((way === "up" ? index === 0 : last)
              ? { "aria-disabled": true, "data-disabled": true }
              : { onClick: () => onMove(move[way], way) })}
          />
        ))}
        <IconButton icon={IconX} size={40} label={`${remove} ${place}`} data-cancel onClick={onCancel} />
      </Group>
    </li>
  );
}

const WARNINGS = {
  always: undefined,
  "by-wind": "needs a tailwind",
  never: "out of range: the queue stops before it",
} as const;

function Leg({ leg }: { readonly leg: LegEstimate }) {
  const warning = WARNINGS[leg.reach];
  return (
    <>
      <Note size="xs" className={classes.leg ?? ""}>
        <span>{integer(leg.distanceKm)} km</span> · <span>≈ {flightTime(leg.durationMs)}</span> ·{" "}
        <span>≈ {integer(leg.fuelL)} l</span>
        {leg.arrivalSimTime !== null && (
          <>
            {" "}
            · <span>≈ {clockInstant(leg.arrivalSimTime)}</span>
          </>
        )}
      </Note>
      {warning !== undefined && (
        <Group gap={4} wrap="nowrap" className={leg.reach === "never" ? "bad" : "warn"}>
          <IconAlertTriangle size={14} aria-hidden />
          <Text size="xs">{warning}</Text>
        </Group>
      )}
    </>
  );
}
