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
  /** Returns the event handlers for the handle of the row at this place. */
  handle(index: number): {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

/** The rows must be the children of the list, in order. */
export function useRowDrag(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void): RowDrag {
  const [drag, setDrag] = useState<(Drag & { readonly grabbedAt: number }) | null>(null);
  return {
    drag,
    handle: (index) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: index, to: index, offset: 0, grabbedAt: event.clientY });
      },
      onPointerMove: (event) => {
        if (drag === null) return;
        const offset = event.clientY - drag.grabbedAt;
        setDrag({ ...drag, offset, to: placeAt(list.current, drag.from, drag.offset, offset) });
      },
      onPointerUp: () => {
        if (drag !== null && drag.to !== drag.from) onDrop(drag.from, drag.to);
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}

/** Returns the place of the dragged row. The row is drawn at the pointer, so its own position is measured without that offset. */
function placeAt(list: HTMLElement | null, from: number, drawnOffset: number, offset: number): number {
  const rows = [...(list?.children ?? [])].map((row, index) => {
    const { top, height } = row.getBoundingClientRect();
    return { top: index === from ? top - drawnOffset : top, height };
  });
  const own = rows[from];
  return own === undefined ? from : dropPlace(rows, from, own.top + own.height / 2 + offset);
}
