/** Where a list was scrolled to, kept while something else is in its place. */
import { type RefObject, useLayoutEffect, useRef } from "react";

/** What comes instead of the list begins at its top; when that goes, the list is where it was. */
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

/** The nearest element around it that scrolls. */
function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  let around = element?.parentElement ?? null;
  while (around !== null && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement;
  return around;
}
