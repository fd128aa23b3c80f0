/** Keeps the scroll position of a list while another element replaces it. */
import { type RefObject, useLayoutEffect, useRef } from "react";

/** Scrolls the replacement to its top, and the list back to its old position. */
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

/** Returns the nearest scrolling ancestor. */
function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  let around = element?.parentElement ?? null;
  while (around !== null && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement;
  return around;
}
