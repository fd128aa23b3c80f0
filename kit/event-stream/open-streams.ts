/** The streams an app has open, so that its stop can end them: an open stream would block `app.close()` for ever. */
import type { FastifyInstance } from "fastify";

/** What the app's stop needs of a stream. */
export interface OpenStream {
  end(): unknown;
}

declare module "fastify" {
  interface FastifyInstance {
    openStreams: Set<OpenStream>;
  }
}

export const openStreamsOf = (app: FastifyInstance): Set<OpenStream> => app.openStreams;
