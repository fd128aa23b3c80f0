/** One exchange over its own socket: sends the bytes unchanged, and parses the answer as strictly as HTTP allows. */
import { connect } from "node:net";
import { unpacked } from "@outbound/kit/testing/contract-guard.ts";

/** Thrown if there is no HTTP answer, or if it is malformed. */
export class NoAnswerError extends Error {}

const PATIENCE_MS = 20_000;
/**
 * A client without an answer by then closes its side, because otherwise both sides would wait for the missing end of a body. The
 * second value is for a busy machine.
 */
const HALF_CLOSES_AFTER_MS = [500, 5_000] as const;

/**
 * Sends the bytes and resolves with the first answer that is not interim. An event stream is read up to its first empty line and
 * then cut. Rejects with a NoAnswerError when there is none, or more than one.
 */
export async function exchange(port: number, bytes: Buffer) {
  const [soon, late] = HALF_CLOSES_AFTER_MS;
  return (await exchangeOnce(port, bytes, soon)) ?? (await exchangeOnce(port, bytes, late)) ?? noAnswer(CLOSED);
}

const CLOSED = "the connection was closed without an answer";

function noAnswer(why: string): never {
  throw new NoAnswerError(why);
}

/** Resolves with undefined if nothing arrived after the client had closed its side. */
function exchangeOnce(port: number, bytes: Buffer, halfClosesAfterMs: number) {
  return new Promise<ReturnType<typeof answerIn> | undefined>((resolve, reject) => {
    const socket = connect({ host: "127.0.0.1", port });
    let received = "";
    let isHalfClosed = false;
    const end = () => {
      clearTimeout(patience);
      clearTimeout(silence);
      socket.destroy();
      try {
        if (received === "" && isHalfClosed) resolve(undefined);
        else resolve(answerIn(received, bytes.subarray(0, 5).toString("latin1") === "HEAD "));
      } catch (error) {
        reject(error as Error);
      }
    };
    const patience = setTimeout(end, PATIENCE_MS);
    const silence = setTimeout(() => {
      isHalfClosed = received === "";
      if (isHalfClosed) socket.end();
    }, halfClosesAfterMs);
    socket.setEncoding("latin1").on("data", (chunk: string) => {
      received = withoutInterim(received + chunk);
      if (isWhole(received)) end();
    });
    socket.on("close", end);
    // Bytes received before a reset still count; without any there is no answer.
    socket.on("error", () => {});
    socket.write(bytes);
  });
}

const withoutInterim = (received: string): string =>
  received.replace(/^(HTTP\/1\.1 1\d\d [^\r\n]*\r\n([^\r\n]+\r\n)*\r\n)+/, "");

/** Returns whether a whole block of an event stream has arrived, or a whole answer after which the connection stays open. */
function isWhole(received: string): boolean {
  const end = received.indexOf("\r\n\r\n");
  const head = received.slice(0, Math.max(0, end));
  if (/\r\ncontent-type: text\/event-stream/i.test(head) && received.length > end + 8) return true;
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const isOpen = /\r\nconnection: keep-alive/i.test(head);
  return isOpen && length !== undefined && received.length >= end + 4 + Number(length);
}

/** The names of the headers are in lower case; the values of a repeated name are joined by ", ". */
function answerIn(received: string, toHead: boolean) {
  const end = received.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = received.slice(0, Math.max(0, end)).split("\r\n");
  const status = Number(/^HTTP\/1\.1 ([2-5]\d\d) [ -~]*$/.exec(statusLine)?.[1]);
  if (end < 0 || Number.isNaN(status)) noAnswer(received === "" ? CLOSED : `no answer: ${received.slice(0, 200)}`);
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = "", value = ""] = /^([!#$%&'*+.^_`|~\w-]+): ([\t\x20-\x7e\x80-\xff]*)$/.exec(line) ?? [];
    if (name === "") noAnswer(`not a header: ${line}`);
    const key = name.toLowerCase();
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
  }
  const text = received.slice(end + 4);
  // A server that could not parse the request did not see that it was HEAD.
  const isNone = (toHead && text === "") || status === 204 || status === 304;
  return { status, headers, body: bodyIn(text, headers, isNone) };
}

function bodyIn(text: string, headers: Readonly<Record<string, string>>, isNone: boolean): string {
  if (headers["transfer-encoding"] !== undefined) return utf8(unchunked(text));
  // An incomplete stream cannot be unpacked.
  if (headers["content-type"]?.startsWith("text/event-stream")) return utf8(text);
  const length = isNone ? 0 : Number(headers["content-length"] ?? text.length);
  if (text.length < length) noAnswer(`${text.length} bytes of a body of ${length}`);
  if (text.length > length) noAnswer(`after the answer came more: ${text.slice(length, length + 200)}`);
  return utf8(text, headers["content-encoding"]);
}

/** Returns the complete chunks of a stream that was cut. */
function unchunked(text: string): string {
  let rest = text;
  let body = "";
  for (;;) {
    const [line = "", size = ""] = /^([0-9a-f]+)\r\n/i.exec(rest) ?? [];
    const length = Number.parseInt(size, 16);
    if (line === "" || length === 0 || rest.length < line.length + length + 2) return body;
    body += rest.slice(line.length, line.length + length);
    rest = rest.slice(line.length + length + 2);
  }
}

function utf8(latin1: string, coding?: string): string {
  const bytes = Buffer.from(latin1, "latin1");
  return bytes.length === 0 ? "" : String(unpacked(bytes, coding));
}
