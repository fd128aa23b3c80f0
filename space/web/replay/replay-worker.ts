/** Plays a recording in a worker, so that the page stays responsive. */
import { type PlayedRecording, playRecording, type Recording } from "./replay-frames.ts";

/** Null if this client's rules refuse the recording. */
export type WorkerAnswer = PlayedRecording | null;

addEventListener("message", ({ data }: MessageEvent<Recording>) => postMessage(answerTo(data)));

function answerTo(recording: Recording): WorkerAnswer {
  try {
    return playRecording(recording);
  } catch {
    return null;
  }
}
