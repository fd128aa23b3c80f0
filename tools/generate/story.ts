/** A document's calls of curl as a reader makes them: one after the other, over a connection to a service. */
import { type IncomingMessage, request } from "node:http";
import { json, text } from "node:stream/consumers";
import type { FakeClock } from "../../kit/clock/clock.ts";
import type { App } from "../../kit/http/app/app.ts";
import { answerFaults, type DocumentedCall, documentedCalls, framesOf } from "../checks/documented-calls.ts";

export interface Story {
  /** Its name, for what is told of it, and its text. */
  readonly path: string;
  readonly source: string;
  /** Of the section whose calls are made. */
  readonly heading: string;
}

/** How long somebody watches a stream before going on. */
const WATCHED_MS = 90_000;

/**
 * What was answered otherwise than the document shows. A call below which it shows nothing has to succeed. The cookie that
 * was set last goes along, and `$TOKEN` stands for the token that was answered last.
 */
export async function storyFaults({ path, source, heading }: Story, app: App, clock: FakeClock): Promise<string[]> {
  const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  const faults: string[] = [];
  const session: Session = {};
  const calls = documentedCalls(source, heading);
  if (calls.length === 0) faults.push(`${path} shows no call below "${heading}"`);
  for (const call of calls) {
    const found = call.isStream ? await watched(call, port, session) : await answered(call, port, session);
    if (call.isStream) clock.advance(WATCHED_MS);
    faults.push(...found.map((fault) => `${path}:${call.line} ${fault}`));
  }
  return faults;
}

interface Session {
  cookie?: string;
  token?: string;
}

async function answered(call: DocumentedCall, port: string, session: Session): Promise<string[]> {
  const reply = await send(call, port, session);
  const [cookie] = reply.headers["set-cookie"] ?? [];
  if (cookie !== undefined) session.cookie = cookie.split(";")[0] ?? "";
  const { status, headers = {}, body } = call.answer;
  const isRefused = (reply.statusCode ?? 0) >= 300;
  if (body === undefined && status === undefined && isRefused) return [`was refused: ${await text(reply)}`];
  const actual = (await json(reply)) as { token?: string };
  if (actual.token !== undefined) session.token = actual.token;
  return [
    ...(status === undefined ? [] : answerFaults(status, reply.statusCode, "status")),
    ...answerFaults(headers, reply.headers),
    ...(body === undefined ? [] : answerFaults(body, actual)),
  ];
}

/** Reads as many events of the stream as the document shows. */
async function watched(call: DocumentedCall, port: string, session: Session): Promise<string[]> {
  const { frames = [] } = call.answer;
  const reply = await send(call, port, session);
  let heard = "";
  if (frames.length > 0) {
    for await (const piece of reply.setEncoding("utf8")) {
      heard += piece;
      if (completeFrames(heard).length >= frames.length) break;
    }
  }
  reply.destroy();
  return answerFaults(frames, completeFrames(heard));
}

const completeFrames = (heard: string) => framesOf(heard.slice(0, heard.lastIndexOf("\n\n") + 1));

function send(call: DocumentedCall, port: string, { cookie, token = "" }: Session): Promise<IncomingMessage> {
  const { method, url, body } = call;
  const headers = Object.entries(call.headers).map(([name, value]) => [name, value.replace("$TOKEN", token)]);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ host: "127.0.0.1", port, method, path: `${url.pathname}${url.search}` },
        headers: { ...Object.fromEntries(headers), host: url.host, ...(cookie === undefined ? {} : { cookie }) },
      },
      resolve,
    );
    sent.on("error", reject).end(body);
  });
}
