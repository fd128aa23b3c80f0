/** A progress bar of a span of simulated time. */
import { useEffect, useRef } from "react";
import { useSnapshotStore } from "../live/live.tsx";
import { simTimeAt } from "../live/snapshot-store.ts";
import { partOver, type Span } from "../live/spans.ts";
import classes from "./meter.module.css";

/** Interval between updates; a CSS transition animates the time between them. */
const DRAW_MS = 250;

export interface SpanMeterProps {
  readonly span: Span;
  readonly label: string;
  readonly tone?: "warn";
}

export function SpanMeter({ span: { from, until }, label, tone }: SpanMeterProps) {
  const store = useSnapshotStore();
  const track = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Updated outside React: sixty moving bars must not render the page.
    const draw = () => {
      const { snapshot } = store;
      if (snapshot === undefined || track.current === null || bar.current === null) return;
      const part = partOver({ from, until }, simTimeAt(snapshot, performance.now()));
      bar.current.style.transform = `scaleX(${part})`;
      track.current.setAttribute("aria-valuenow", String(Math.floor(part * 100)));
    };
    draw();
    const timer = setInterval(draw, DRAW_MS);
    return () => clearInterval(timer);
  }, [store, from, until]);
  return (
    <div
      ref={track}
      className={classes.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
    >
      <div ref={bar} className={classes.bar} data-tone={tone} />
    </div>
  );
}
