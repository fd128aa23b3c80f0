/** A number that counts up to its new value in under a second, unless the system asks for reduced motion. */
import { useReducedMotion } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";

const LASTS_MS = 650;

/** Returns the whole number to show after `part` of the time, 0 to 1. It slows towards the end. */
export const countedUp = (from: number, to: number, part: number): number =>
  Math.round(from + (to - from) * (1 - (1 - part) ** 3));

export function useCountUp(value: number): number {
  const isCalm = useReducedMotion(false, { getInitialValueInEffect: false });
  const [shown, setShown] = useState(value);
  const current = useRef(value);
  useEffect(() => {
    const from = current.current;
    const show = (next: number) => {
      current.current = next;
      setShown(next);
    };
    if (isCalm || document.hidden || from === value) {
      show(value);
      return;
    }
    const start = performance.now();
    let frame = 0;
    const draw = () => {
      const part = Math.min(1, (performance.now() - start) / LASTS_MS);
      show(countedUp(from, value, part));
      if (part < 1) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [value, isCalm]);
  return isCalm ? value : shown;
}
