/** Lets the player drag rows of a list by a handle, with mouse, pen or finger. */
import { type PointerEvent, type RefObject, useState } from "react";
import { dropPlace } from "./drop-place.ts";

export interface Drag {
  readonly from: number;
  /** The place that the row would take if it were dropped now. */
  readonly to: number;
  /** Distance by which the row was dragged, in px. */
  readonly offset: number;
}

export interface RowDrag {
  /** Null while nothing is dragged. */
  readonly drag: Drag | null;
  /** Returns the event handlers for the handle of the row with this id. */
  handle(id: number): {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

interface Grabbed extends Pick<Drag, "offset"> {
  readonly id: number;
  /** The number of places by which the row would move if it were dropped now. */
  readonly by: number;
  /** Distance of the pointer from the top of the row, in px. */
  readonly heldAt: number;
}

/**
 * The rows, whose ids are `ids`, must be the children of the list, in order. A dragged row may change its place or leave the list
 * meanwhile.
 */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  ids: readonly number[],
  onDrop: (from: number, to: number) => void,
): RowDrag {
  const [grabbed, setGrabbed] = useState<Grabbed | null>(null);
  const from = grabbed === null ? -1 : ids.indexOf(grabbed.id);
  // The pointer is released somewhere else then, and the row may come back, such as with an earlier turn.
  if (grabbed !== null && from < 0) setGrabbed(null);
  const to = Math.max(0, Math.min(from + (grabbed?.by ?? 0), ids.length - 1));
  const drag = grabbed === null || from < 0 ? null : { ...grabbed, from, to };
  return {
    drag,
    handle: (id) => ({
      onPointerDown: (event) => {
        const row = rowsOf(list.current, null)[ids.indexOf(id)];
        if (event.button !== 0 || row === undefined) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setGrabbed({ id, by: 0, offset: 0, heldAt: event.clientY - row.top });
      },
      onPointerMove: (event) => {
        if (drag === null) return;
        const rows = rowsOf(list.current, drag);
        const row = rows[from];
        if (row === undefined) return;
        const top = event.clientY - drag.heldAt;
        setGrabbed({ ...drag, offset: top - row.top, by: dropPlace(rows, from, top + row.height / 2) - from });
      },
      onPointerUp: () => {
        if (drag !== null && to !== from) onDrop(from, to);
        setGrabbed(null);
      },
      onPointerCancel: () => setGrabbed(null),
    }),
  };
}

/** Returns the rows where they are without the drag: the dragged one is drawn at the pointer. */
const rowsOf = (list: HTMLElement | null, drag: Drag | null) =>
  [...(list?.children ?? [])].map((row, index) => {
    const { top, height } = row.getBoundingClientRect();
    return { top: index === drag?.from ? top - drag.offset : top, height };
  });
