/** Makes the curl calls of a document as a reader would: in order, over a connection to a service. */
import { type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import type { FakeClock } from "../../kit/clock/clock.ts";
import type { App } from "../../kit/http/app/app.ts";
import { answerText, framesOf, framesText } from "./documented-answers.ts";
import { type AnswerBlock, type DocumentedCall, documentedCalls } from "./documented-calls.ts";

/** Milliseconds for which a reader watches a stream before the next call. */
const WATCHED_MS = 90_000;

/**
 * Returns the document's text with the app's current answers below the heading. Each call sends the last cookie, and `$TOKEN` is
 * the last token answered. Throws if a call's status is not the documented one.
 */
export async function storyText(source: string, heading: string, app: App, clock: FakeClock): Promise<string> {
  const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  const session: Session = {};
  const calls = documentedCalls(source, heading);
  if (calls.length === 0) throw new Error(`there is no call below "${heading}"`);
  let text = "";
  let end = 0;
  for (const call of calls) {
    const made = await answerOf(call, port, session).catch((error: unknown) => {
      throw new Error(`line ${call.line}: ${(error as Error).message}`, { cause: error });
    });
    if (call.isStream) clock.advance(WATCHED_MS);
    if (call.block === undefined) continue;
    text += source.slice(end, call.block.start) + made;
    end = call.block.start + call.block.text.length;
  }
  return text + source.slice(end);
}

interface Session {
  cookie?: string;
  token?: string;
}

/** Returns the new text of the call's block. */
async function answerOf(call: DocumentedCall, port: string, session: Session): Promise<string> {
  const reply = await send(call, port, session);
  if (call.isStream) return await streamText(call.block?.text ?? "", reply);
  const [cookie] = reply.headers["set-cookie"] ?? [];
  if (cookie !== undefined) session.cookie = cookie.split(";")[0] ?? "";
  const body = (await json(reply)) as { readonly token?: string };
  if (body.token !== undefined) session.token = body.token;
  const status = reply.statusCode ?? 0;
  const expected = documentedStatus(call.block);
  if (expected === undefined ? status >= 300 : status !== expected) {
    throw new Error(
      `${call.method} ${call.url.pathname} was answered ${status}: ${JSON.stringify(body).slice(0, 300)}`,
    );
  }
  return call.block === undefined ? "" : answerText(call.block, { status, headers: reply.headers, body });
}

/** Returns the status in the head of an http block or in a problem document; undefined means any success. */
function documentedStatus(block: AnswerBlock | undefined): number | undefined {
  if (block?.kind === "http") return Number(block.text.split(" ", 2)[1]);
  if (block?.kind !== "json") return undefined;
  const { status, code } = JSON.parse(block.text) as { readonly status?: unknown; readonly code?: unknown };
  return typeof status === "number" && code !== undefined ? status : undefined;
}

/** Reads as many events as the block shows. */
async function streamText(block: string, reply: IncomingMessage): Promise<string> {
  const wanted = framesOf(block).length;
  let received = "";
  if (wanted > 0) {
    for await (const piece of reply.setEncoding("utf8")) {
      received += piece;
      if (completeFrames(received).length >= wanted) break;
    }
  }
  reply.destroy();
  return framesText(block, completeFrames(received));
}

const completeFrames = (received: string) => framesOf(received.slice(0, received.lastIndexOf("\n\n") + 1));

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
