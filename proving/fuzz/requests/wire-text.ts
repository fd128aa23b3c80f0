/** Requests as bytes: generated ones, with changes that a client, a proxy or an attacker could make to their framing. */
import fc, { type Arbitrary } from "fast-check";
import hostile from "./hostile.json" with { type: "json" };
import type { FuzzRequest } from "./openapi-requests.ts";

const CLOSE = "connection: close";
const MOST_CHANGES = 3;

/** A request whose texts have one code point per byte. */
interface Raw {
  readonly address: string;
  readonly method: string;
  readonly target: string;
  readonly version: string;
  /** Header lines, without their ends. */
  readonly lines: readonly string[];
  readonly body: string;
  /** How the body is announced. */
  readonly framing: "length" | "chunked" | "none";
}

/** A change of a request. `pick` chooses one of several; the change is drawn with the number of the choice. */
type Change = (raw: Raw, pick: <Item>(items: readonly Item[]) => Item) => Partial<Raw>;

/** Returns the request as it is sent, one code point per byte, with some changes to its framing. */
export function wireText({ method, url, headers, payload }: FuzzRequest, port: number): Arbitrary<string> {
  const address = `127.0.0.1:${port}`;
  const host = headers.host === undefined ? [`host: ${address}`] : [];
  const lines = [...host, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), CLOSE];
  const framing = payload === undefined ? "none" : "length";
  const raw: Raw = { address, method, target: url, version: "HTTP/1.1", lines, body: bytes(payload ?? ""), framing };
  const changes = fc.array(fc.tuple(fc.constantFrom(...CHANGES), fc.nat()), { maxLength: MOST_CHANGES, size: "max" });
  return changes.map((all) => textOf(all.reduce(changed, raw)));
}

const changed = (raw: Raw, [change, number]: [Change, number]): Raw => ({
  ...raw,
  ...change(raw, (items) => items[number % items.length] as (typeof items)[number]),
});

const bytes = (text: string, encoding: BufferEncoding = "utf8"): string =>
  Buffer.from(text, encoding).toString("latin1");

function textOf({ method, target, version, lines, body, framing }: Raw): string {
  const framed = { length: [`content-length: ${body.length}`], chunked: ["transfer-encoding: chunked"], none: [] };
  const head = [`${method} ${target} ${version}`, ...lines, ...framed[framing]].join("\r\n");
  // A header line may contain characters that are not bytes.
  return bytes(`${head}\r\n\r\n`, "latin1") + { length: body, chunked: chunks(body), none: "" }[framing];
}

/** Splits the body into two chunks, the first with an extension. */
function chunks(body: string): string {
  const middle = Math.ceil(body.length / 2);
  const parts = [body.slice(0, middle), body.slice(middle)].filter((part) => part !== "");
  const framed = parts.map((part, place) => `${part.length.toString(16)}${place === 0 ? ";a=b" : ""}\r\n${part}\r\n`);
  return `${framed.join("")}0\r\n\r\n`;
}

const LINES = [
  ...Object.entries(hostile.headers).flatMap(([name, values]) => values.map((value) => `${name}: ${value}`)),
  ...[...hostile.lines, `cookie: ${"a=b; ".repeat(2000)}`, `idempotency-key: ${"k".repeat(65)}`],
  ...[9_000, 20_000].map((length) => `x: ${"a".repeat(length)}`),
  `user-agent: ${"u".repeat(4000)}`,
  `accept: a/b${"\r\naccept: a/b".repeat(59)}`,
  Array.from({ length: 400 }, (_, index) => `x-${index}: 1`).join("\r\n"),
];
const DEEP_BODY = `${'{"a":'.repeat(200)}1${"}".repeat(200)}`;
const LONG_BODIES = [DEEP_BODY, `"${"x".repeat(65_000)}"`, `[${"1,".repeat(30_000)}1]`];
const OTHER_BODIES = [bytes('{"a":"ä"}', "latin1"), bytes('{"a":1}', "utf16le"), "\u001f\u008b\b\0\0\0"];
const BODIES = [...[...hostile.bodies, ...LONG_BODIES].map((text) => bytes(text)), ...OTHER_BODIES];

/** `~` is the target of the request, `^` the address of the service. */
const targetsOf = ({ target, address }: Raw): readonly string[] => [
  ...[...hostile.targets, `~/${"a".repeat(9000)}`].map((text) =>
    text.replace("^", address).replaceAll("~", () => target),
  ),
  ...[...hostile.queries, "a=1&".repeat(1500)].map((query) => `${target}${target.includes("?") ? "&" : "?"}${query}`),
  ...hostile.replaced.map(([from = "", to = ""]) => target.replaceAll(from, to)),
  target.toUpperCase(),
];

const oneMoreLine: Change = ({ lines }, pick) => ({ lines: [...lines, pick(LINES)] });
/** Removes a header line, but never the one that makes the service close the connection. */
const withoutLine: Change = ({ lines }, pick) => {
  const left = pick(lines);
  return { lines: lines.filter((line) => line !== left || line === CLOSE) };
};
/** Half of all changes add one header line. */
const CHANGES: readonly Change[] = [
  ...[oneMoreLine, oneMoreLine, oneMoreLine, oneMoreLine, withoutLine],
  (_raw, pick) => ({ version: pick(hostile.versions) }),
  (_raw, pick) => ({ method: pick([...hostile.methods, "A".repeat(5000)]) }),
  (raw, pick) => ({ target: pick(targetsOf(raw)) }),
  ({ framing }, pick) => ({ body: pick(BODIES), framing: framing === "none" ? "length" : framing }),
  () => ({ framing: "chunked" }),
];
