/** Keeps the scroll position of a list while something else takes its place. */
import { type RefObject, useLayoutEffect, useRef } from "react";

/** The replacement starts at its top; the list returns to its old position. */
export function useKeptScroll(panel: RefObject<HTMLElement | null>, isAway: boolean): void {
  const list = useRef(0);
  useLayoutEffect(() => {
    const scroller = scrollerOf(panel.current);
    if (scroller === null) return;
    scroller.scrollTop = isAway ? 0 : list.current;
    const keep = () => {
      if (!isAway) list.current = scroller.scrollTop;
    };
    scroller.addEventListener("scroll", keep, { passive: true });
    return () => scroller.removeEventListener("scroll", keep);
  }, [panel, isAway]);
}

/** The nearest scrolling ancestor. */
function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  let around = element?.parentElement ?? null;
  while (around !== null && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement;
  return around;
}
