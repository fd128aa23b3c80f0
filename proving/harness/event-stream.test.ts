import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { constants, createGzip } from "node:zlib";
import { EventStream } from "./event-stream.ts";

/** Sends what a stream begins with, then frames with a heartbeat between them, each flushed as the service does. */
async function serveFrames(frames: readonly string[], gzip: boolean) {
  const server = createServer(async (_request, response) => {
    const zip = gzip ? createGzip() : undefined;
    zip?.pipe(response);
    for (const text of ["retry: 2000\n\n", ...frames.flatMap((data) => [`data: ${data}\n\n`, ": \n\n"])]) {
      (zip ?? response).write(text);
      if (zip) await new Promise<void>((resolve) => zip.flush(constants.Z_SYNC_FLUSH, () => resolve()));
    }
    (zip ?? response).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

for (const gzip of [false, true]) {
  test(`frames are counted on the wire, heartbeats are not${gzip ? ", with gzip" : ""}`, async (t) => {
    const state = { text: "a state like any other ".repeat(20), ids: Array.from({ length: 90 }, (_, id) => 7919 * id) };
    const frames = [1, 2, 3].map((revision) => JSON.stringify({ ...state, ids: state.ids.map((id) => id * revision) }));
    const server = await serveFrames(frames, gzip);
    t.after(server.close);
    const read: string[] = [];
    const stream = await EventStream.open(server.url, { gzip, onMessage: ({ data }) => read.push(data) });
    await stream.ended;
    assert.deepEqual(read, frames);
    assert.equal(stream.frames, 3);
    assert.ok(stream.bytes > 0);
  });
}
