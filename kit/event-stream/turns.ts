/**
 * Frames of many streams are rendered in small groups, so that they are sent, and requests answered, between groups. A thousand
 * at once would block the event loop for as long as they take together.
 */

/** Frames per turn of the event loop; one of 10 KB takes about 0.05 ms. */
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
