/** Plays a recording in a worker, because a whole game takes the rules longer than a frame of the page. */
import type { PlayedRecording, Recording } from "./replay-frames.ts";
import type { WorkerAnswer } from "./replay-worker.ts";

/** Returns null if this client's rules refuse the recording, or if no worker can run. */
export function playBeside(recording: Recording, signal: AbortSignal): Promise<PlayedRecording | null> {
  const worker = new Worker(new URL("./replay-worker.ts", import.meta.url), { type: "module" });
  return new Promise<PlayedRecording | null>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer>) => resolve(data));
    worker.addEventListener("error", () => resolve(null));
    signal.addEventListener("abort", () => reject(signal.reason));
    worker.postMessage(recording);
  }).finally(() => worker.terminate());
}
