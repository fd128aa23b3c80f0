/** Requests as bytes: generated ones, with what a client, a proxy or an attacker could do to their framing. */
import fc, { type Arbitrary } from "fast-check";
import type { FuzzRequest } from "./openapi-requests.ts";

const CLOSE = "connection: close";
const MOST_CHANGES = 3;

/** Texts stand for the bytes of their code points. */
interface Raw {
  readonly method: string;
  readonly target: string;
  readonly version: string;
  /** Header lines, without their ends. */
  readonly lines: readonly string[];
  readonly body: string;
  /** How the body is announced. */
  readonly framing: "length" | "chunked" | "none";
}

type Change = (raw: Raw) => Raw;

/** The request as it is sent, each code point a byte, with some changes to its framing. */
export function wireText({ method, url, headers, payload }: FuzzRequest, port: number): Arbitrary<string> {
  const host = headers.host === undefined ? [`host: 127.0.0.1:${port}`] : [];
  const lines = [...host, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), CLOSE];
  const framing = payload === undefined ? "none" : "length";
  const raw: Raw = { method, target: url, version: "HTTP/1.1", lines, body: bytes(payload ?? ""), framing };
  return fc
    .array(changeOn(port), { maxLength: MOST_CHANGES, size: "max" })
    .map((changes) => textOf(changes.reduce((before, change) => change(before), raw)));
}

const bytes = (text: string, encoding: BufferEncoding = "utf8"): string =>
  Buffer.from(text, encoding).toString("latin1");

function textOf({ method, target, version, lines, body, framing }: Raw): string {
  const framed = { length: [`content-length: ${body.length}`], chunked: ["transfer-encoding: chunked"], none: [] };
  const head = [`${method} ${target} ${version}`, ...lines, ...framed[framing]].join("\r\n");
  // A line may have characters that are no byte.
  return bytes(`${head}\r\n\r\n`, "latin1") + { length: body, chunked: chunks(body), none: "" }[framing];
}

/** In two pieces, the first with an extension. */
function chunks(body: string): string {
  const middle = Math.ceil(body.length / 2);
  const parts = [body.slice(0, middle), body.slice(middle)].filter((part) => part !== "");
  const framed = parts.map((part, place) => `${part.length.toString(16)}${place === 0 ? ";a=b" : ""}\r\n${part}\r\n`);
  return `${framed.join("")}0\r\n\r\n`;
}

const VERSIONS = ["HTTP/1.0", "HTTP/0.9", "HTTP/1.2", "HTTP/2.0", "http/1.1", "HTTP/1.1 ", "HTTP/11", "ICY/1.1", ""];
const METHODS = [
  ...["PROPFIND", "TRACE", "CONNECT", "QUERY", "M-SEARCH", "PURGE", "LINK", "HEAD", "OPTIONS", "SOURCE", "PRI"],
  ...["get", "GeT", "G\tET", "", "G\u0000T", "A".repeat(5000), "GET\r\n", "{}"],
];
/** `~` is the target of the request, `^` the address of the service. */
const TARGETS = [
  ...["http://^~", "HTTP://^~", "http://evil.example~", "https://evil.example~", "ftp://127.0.0.1~", "/~", "/./..~"],
  ...[
    "http://user:secret@127.0.0.1~",
    "/%2e%2e~",
    "~/",
    "~#part",
    "~;a=b",
    "~?",
    "~?a=1?b=2&&&=&=3&a",
    `~/${"a".repeat(9000)}`,
  ],
  ...["~ ~", "*", "/", "", "127.0.0.1:80", "evil.example:443", "/api/%", "/api/../../../etc/passwd", "/.git/config"],
];
const QUERIES = ["__proto__=1&constructor.prototype=2", "limit=1&limit=2&limit[]=3&limit[a]=4", "a=1&".repeat(1500)];
const REPLACED: readonly (readonly [string, string])[] = [
  ["/", "\\"],
  ["/", "%2F"],
  ["api", "%61pi"],
  ["api", "%61%70%69%00"],
  ["api", "api%c0%af"],
  ["api", "api\u00ff\u00fe"],
];
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  host: ["evil.example", "", "127.0.0.1, evil.example", "[::1]:99999", "a b"],
  HOST: ["localhost"],
  "content-length": ["0", "1e1", "+2", "-1", "2, 2", "99999999999999999999", "0x10"],
  "transfer-encoding": ["gzip, chunked", "identity", "x"],
  "content-encoding": ["gzip", "br, gzip"],
  "content-type": [
    ...["text/plain", "application/json; charset=utf-16", "a/b; c", "", "application/json; charset=UTF-8", "*/*"],
    ...["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/problem+json"],
  ],
  expect: ["100-continue", "nothing"],
  upgrade: ["websocket\r\nconnection: upgrade", "h2c"],
  connection: ["keep-alive, upgrade, x", "te\r\nte: trailers"],
  "keep-alive": ["timeout=999999, max=1"],
  authorization: ["Bearer x", "Basic YTpi", "Bearer a\r\nauthorization: Bearer b"],
  cookie: [
    ...["__proto__=1; constructor=2; a", "cargo_session=x; cargo_session=y", "=;=;=", "\u00ff=\u00fe"],
    "a=b; ".repeat(2000),
  ],
  "idempotency-key": ["a\r\nidempotency-key: b", "", "\u00fc", "k".repeat(65)],
  "last-event-id": ["-1", "1e9", "x", "99999999999999999999", ""],
  "if-none-match": ["*", '"x", W/"y"'],
  "if-match": ["*"],
  "if-modified-since": ["yesterday"],
  range: ["bytes=0-0"],
  accept: ["text/html", "application/xml;q=1, */*;q=0", "", `a/b${"\r\naccept: a/b".repeat(59)}`],
  "accept-encoding": ["gzip", "*;q=0", "br;q=x, ,,"],
  "accept-language": ["\u00ff"],
  "x-http-method-override": ["DELETE"],
  "x-forwarded-for": ["1.2.3.4, x"],
  "x-forwarded-proto": ["https"],
  "x-forwarded-host": ["evil.example"],
  forwarded: ["for=evil"],
  "x-real-ip": ["127.0.0.1"],
  origin: [
    ...["http://evil.example", "null", "http://127.0.0.1"],
    "http://a.example\r\naccess-control-request-method: POST",
  ],
  "sec-fetch-site": ["cross-site", "same-origin"],
  referer: ["javascript:alert(1)"],
  "user-agent": ["\u00ff\u0001", "u".repeat(4000)],
  x: ["\u0000", "a\rb", "a".repeat(9000), "a".repeat(20_000)],
};
const LINES = [
  ...Object.entries(HEADERS).flatMap(([name, values]) => values.map((value) => `${name}: ${value}`)),
  ...["a header without a colon", " a: folded", ": no name", "a b: c", "__proto__: x", "constructor: y"],
  Array.from({ length: 400 }, (_, index) => `x-${index}: 1`).join("\r\n"),
];
const BODIES = [
  ...["{}", "\ufeff{}", "{} {}", '{"a":1e400}', '{"a":-0}', '{"a":1,"a":2}', '{"a":"\\ud800"}', "[[[[[[]]]]]]", "nul"],
  ...["\u0000", "a=1&b=2", '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}', '{"a":"\\u0000"}', "/**/{}"],
  ...['{"\\u0061":1}', "{'a':1}", "NaN", "-", '"', `${'{"a":'.repeat(200)}1${"}".repeat(200)}`],
  ...[`"${"x".repeat(65_000)}"`, `[${"1,".repeat(30_000)}1]`],
].map((text) => bytes(text));
const OTHER_BODIES = [bytes('{"a":"ä"}', "latin1"), bytes('{"a":1}', "utf16le"), "\u001f\u008b\b\0\0\0"];

/** Half of all changes are one more header line. */
function changeOn(port: number): Arbitrary<Change> {
  const another =
    (change: Partial<Raw>): Change =>
    (raw) => ({ ...raw, ...change });
  const anotherTarget =
    (target: (before: string) => string): Change =>
    (raw) => ({ ...raw, target: target(raw.target) });
  const targets = [
    ...TARGETS.map((text) => (target: string) => text.replace("^", `127.0.0.1:${port}`).replaceAll("~", () => target)),
    ...QUERIES.map((query) => (target: string) => `${target}${target.includes("?") ? "&" : "?"}${query}`),
    ...REPLACED.map(
      ([from, to]) =>
        (target: string) =>
          target.replaceAll(from, to),
    ),
    (target: string) => target.toUpperCase(),
  ];
  const line = fc.constantFrom(...LINES).map(
    (one): Change =>
      (raw) => ({ ...raw, lines: [...raw.lines, one] }),
  );
  return fc.oneof(
    { weight: 4, arbitrary: line },
    fc.constantFrom(...VERSIONS).map((version) => another({ version })),
    fc.constantFrom(...METHODS).map((method) => another({ method })),
    fc.constantFrom(...targets).map(anotherTarget),
    fc.constantFrom(...BODIES, ...OTHER_BODIES).map(
      (body): Change =>
        (raw) => ({
          ...raw,
          body,
          framing: raw.framing === "none" ? "length" : raw.framing,
        }),
    ),
    fc.constant(another({ framing: "chunked" })),
    fc.nat().map(withoutLine),
  );
}

/** Never without the one that makes the service close the connection. */
const withoutLine =
  (number: number): Change =>
  (raw) => {
    const place = number % raw.lines.length;
    return raw.lines[place] === CLOSE ? raw : { ...raw, lines: raw.lines.toSpliced(place, 1) };
  };
