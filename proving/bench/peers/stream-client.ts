/** A client that sends its actions over HTTP and reads an event stream. */
import { Client as HttpClient } from "../../harness/client.ts";
import { openEventStream, type StreamOptions } from "../../harness/event-stream.ts";
import type { Client } from "./peer.ts";

/** Resolves with the first frame, or with the open stream if the server sends no initial frame. */
export async function streamClient(
  url: string,
  { hasFirstFrame = true, ...options }: StreamOptions & { readonly hasFirstFrame?: boolean },
  act: (http: HttpClient) => Promise<number>,
): Promise<Client> {
  const http = new HttpClient(url);
  const stream = await openEventStream(url, { ...options, onFrame: (bytes) => client.onState(bytes) });
  const client: Client = {
    act: () => act(http),
    onState: () => {},
    close() {
      http.close();
      stream.close();
    },
  };
  if (hasFirstFrame) await stream.frame();
  return client;
}
