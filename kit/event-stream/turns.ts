/**
 * Frames of many streams are made in small groups: what is made goes out, and requests are answered, before the next group.
 * A thousand at once would hold up all else for as long as they take together.
 */

/** Frames made in one turn of the event loop; one of ten kilobytes takes about a twentieth of a millisecond. */
const FRAMES_A_TURN = 16;

const waiting: (() => void)[] = [];
let next = 0;

/** Resolves when a frame may be made, in the order of asking. */
export function turnToRender(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(giveTurns);
  });
}

function giveTurns(): void {
  const end = Math.min(next + FRAMES_A_TURN, waiting.length);
  while (next < end) (waiting[next++] as () => void)();
  if (next < waiting.length) {
    setImmediate(giveTurns);
    return;
  }
  waiting.length = 0;
  next = 0;
}
