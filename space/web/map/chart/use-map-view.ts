/** Keeps the visible part of the galaxy, and moves it by pointer, wheel, pinch and buttons. */
import { useElementSize, useMergedRef } from "@mantine/hooks";
import { type PointerEvent, useCallback, useRef, useState } from "react";
import { firstView, type Place, panned, type Size, showing, type View, wholeView, zoomedAt } from "./view.ts";

/** A pointer that moved less than this many px has clicked, not dragged. */
const DRAG_PX = 5;
const STEP = 1.5;

export interface MapView {
  readonly size: Size;
  /** Null until the size of the map is known. */
  readonly view: View | null;
  readonly ref: (element: HTMLElement | null) => void;
  /** Handlers for the element that is dragged. */
  readonly handlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
  };
  /** True once a press has become a drag, until the next press, so that the click that ends a drag selects nothing. */
  dragged(): boolean;
  zoomIn(): void;
  zoomOut(): void;
  showAll(): void;
  /** Moves a place into view if it is not visible. */
  show(place: Place): void;
}

/** At first, the view shows the whole galaxy or, if the map is small, the surroundings of `start`. */
export function useMapView(start: Place): MapView {
  const { ref: sized, width, height } = useElementSize<HTMLElement>();
  const size = { width, height };
  const known = width > 0 && height > 0;
  const [chosen, setChosen] = useState<View | null>(null);
  const view = known ? (chosen ?? firstView(size, start)) : null;
  // Read by handlers, so that several events between two renders accumulate.
  const latest = useRef({ view, size });
  latest.current = { view, size };
  const change = useCallback((next: (view: View, size: Size) => View) => {
    const { view: present, size: now } = latest.current;
    if (present === null) return;
    latest.current.view = next(present, now);
    setChosen(latest.current.view);
  }, []);
  const wheel = useWheelZoom(change);
  const { handlers, dragged } = useDrag(change);
  const zoomBy = (factor: number) =>
    change((present, now) => zoomedAt(present, now, factor, { x: now.width / 2, y: now.height / 2 }));
  return {
    size,
    view,
    ref: useMergedRef(sized, wheel),
    handlers,
    dragged,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    showAll: () => change((_, now) => wholeView(now)),
    show: useCallback((place: Place) => change((present, now) => showing(present, now, place)), [change]),
  };
}

type Change = (next: (view: View, size: Size) => View) => void;

/** React's wheel events are passive and cannot prevent the page from scrolling. */
function useWheelZoom(change: Change): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (element) => {
      if (element === null) return undefined;
      const zoom = (event: WheelEvent) => {
        event.preventDefault();
        const { left, top } = element.getBoundingClientRect();
        const point = { x: event.clientX - left, y: event.clientY - top };
        const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
        change((view, size) => zoomedAt(view, size, Math.exp(-pixels / 400), point));
      };
      element.addEventListener("wheel", zoom, { passive: false });
      return () => element.removeEventListener("wheel", zoom);
    },
    [change],
  );
}

/** Pans with one pointer, and zooms with two. */
function useDrag(change: Change): Pick<MapView, "handlers" | "dragged"> {
  const pointers = useRef(new Map<number, Place>());
  const moved = useRef(0);
  const release = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
  };
  return {
    dragged: useCallback(() => moved.current >= DRAG_PX, []),
    handlers: {
      onPointerDown(event) {
        if (event.button !== 0) return;
        if (pointers.current.size === 0) moved.current = 0;
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove(event) {
        const before = pointers.current.get(event.pointerId);
        if (before === undefined) return;
        const now = { x: event.clientX, y: event.clientY };
        const [dx, dy] = [now.x - before.x, now.y - before.y];
        moved.current += Math.hypot(dx, dy);
        if (moved.current < DRAG_PX) return;
        // Captures the pointer only now: capturing at the press would take the click from the star below it.
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, now);
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
        if (other === undefined) return change((view, size) => panned(view, size, dx, dy));
        const { left, top } = event.currentTarget.getBoundingClientRect();
        const middle = { x: (now.x + other.x) / 2 - left, y: (now.y + other.y) / 2 - top };
        const factor = distance(now, other) / Math.max(1, distance(before, other));
        change((view, size) => zoomedAt(panned(view, size, dx / 2, dy / 2), size, factor, middle));
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}

const distance = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);
