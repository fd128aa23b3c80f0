/** `@outbound/client`: typed clients of the space game and of the cargo game. */
export {
  type CampaignProgress,
  type CargoClient,
  type CargoOptions,
  type CargoPaths,
  type CargoSchemas,
  type CargoStreamOptions,
  cargoClient,
} from "./cargo.ts";
export { type Frame, type FrameMessage, FrameReader, type FrameReaderOptions } from "./cargo-frames.ts";
export {
  answerOf,
  type Call,
  type CargoProblemCode,
  NoAnswerError,
  type Problem,
  type ProblemCode,
  ProblemError,
  type SpaceProblemCode,
} from "./problem.ts";
export type { Retry, RetryOptions } from "./retry.ts";
export {
  type SpaceClient,
  type SpaceOptions,
  type SpacePaths,
  type SpaceSchemas,
  type SpaceStreamOptions,
  spaceClient,
} from "./space.ts";
