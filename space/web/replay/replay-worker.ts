/** Plays a recording beside the page, which stays responsive meanwhile. */
import { type PlayedRecording, playRecording, type Recording } from "./replay-frames.ts";

/** Null where the rules of this client refuse the recording. */
export type WorkerAnswer = PlayedRecording | null;

addEventListener("message", ({ data }: MessageEvent<Recording>) => postMessage(answerTo(data)));

function answerTo(recording: Recording): WorkerAnswer {
  try {
    return playRecording(recording);
  } catch {
    return null;
  }
}
