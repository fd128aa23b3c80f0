/** Requests as bytes: generated ones, with what a client, a proxy or an attacker could do to their framing. */
import type { Random } from "../../harness/random.ts";
import type { FuzzRequest } from "./openapi-requests.ts";

const CLOSE = "connection: close";

interface Raw {
  method: string;
  target: string;
  version: string;
  /** Header lines, without their ends. */
  readonly lines: string[];
  body: Buffer;
  /** How the body is announced. */
  framing: "length" | "chunked" | "none";
  readonly port: number;
}

type Change = (raw: Raw, random: Random) => void;

/** The request as bytes, with up to `most` changes to its framing. */
export function wireBytes(request: FuzzRequest, port: number, random: Random, most: number): Buffer {
  const raw: Raw = {
    method: request.method,
    target: request.url,
    version: "HTTP/1.1",
    lines: [
      ...(request.headers.host === undefined ? [`host: 127.0.0.1:${port}`] : []),
      ...Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`),
      CLOSE,
    ],
    body: Buffer.from(request.payload ?? ""),
    framing: request.payload === undefined ? "none" : "length",
    port,
  };
  for (let count = random.integer(0, most); count > 0; count -= 1) random.pick(CHANGES)(raw, random);
  return bytesOf(raw);
}

function bytesOf({ method, target, version, lines, body, framing }: Raw): Buffer {
  const framed = framing === "length" ? [`content-length: ${body.length}`] : [];
  const chunked = framing === "chunked" ? ["transfer-encoding: chunked"] : [];
  const head = [`${method} ${target} ${version}`, ...lines, ...framed, ...chunked].join("\r\n");
  const content = framing === "chunked" ? chunks(body) : framing === "length" ? body : Buffer.alloc(0);
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`, "latin1"), content]);
}

/** In two pieces, the first with an extension. */
function chunks(body: Buffer): Buffer {
  const middle = Math.ceil(body.length / 2);
  const parts = [body.subarray(0, middle), body.subarray(middle)].filter(({ length }) => length > 0);
  const framed = parts.flatMap((part, index) => [
    Buffer.from(`${part.length.toString(16)}${index === 0 ? ";a=b" : ""}\r\n`),
    part,
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...framed, Buffer.from("0\r\n\r\n")]);
}

const oneOf =
  <Value>(values: readonly Value[], set: (raw: Raw, value: Value) => void): Change =>
  (raw, random) =>
    set(raw, random.pick(values));

const VERSIONS = ["HTTP/1.0", "HTTP/0.9", "HTTP/1.2", "HTTP/2.0", "http/1.1", "HTTP/1.1 ", "HTTP/11", "ICY/1.1", ""];
const METHODS = [
  ...["PROPFIND", "TRACE", "CONNECT", "QUERY", "M-SEARCH", "PURGE", "LINK", "HEAD", "OPTIONS", "SOURCE", "PRI"],
  ...["get", "GeT", "G\tET", "", "G\u0000T", "A".repeat(5000), "GET\r\n", "{}"],
];
const TARGETS: readonly ((raw: Raw) => string)[] = [
  ({ target, port }) => `http://127.0.0.1:${port}${target}`,
  ({ target, port }) => `HTTP://127.0.0.1:${port}${target}`,
  ({ target }) => `http://evil.example${target}`,
  ({ target }) => `https://evil.example${target}`,
  ({ target }) => `ftp://127.0.0.1${target}`,
  ({ target }) => `http://user:secret@127.0.0.1${target}`,
  ({ target }) => `/${target}`,
  ({ target }) => `/./..${target}`,
  ({ target }) => `/%2e%2e${target}`,
  ({ target }) => `${target}/`,
  ({ target }) => `${target}#part`,
  ({ target }) => `${target};a=b`,
  ({ target }) => target.toUpperCase(),
  ({ target }) => target.replaceAll("/", "\\"),
  ({ target }) => target.replaceAll("/", "%2F"),
  ({ target }) => target.replace("api", "%61pi"),
  ({ target }) => target.replace("api", "%61%70%69%00"),
  ({ target }) => target.replace("api", "api%c0%af"),
  ({ target }) => target.replace("api", "api\u00ff\u00fe"),
  ({ target }) => `${target}?`,
  ({ target }) => `${target}?a=1?b=2&&&=&=3&a`,
  ({ target }) => `${target}${target.includes("?") ? "&" : "?"}__proto__=1&constructor.prototype=2`,
  ({ target }) => `${target}${target.includes("?") ? "&" : "?"}limit=1&limit=2&limit[]=3&limit[a]=4`,
  ({ target }) => `${target}${target.includes("?") ? "&" : "?"}${"a=1&".repeat(1500)}`,
  ({ target }) => `${target}/${"a".repeat(9000)}`,
  ({ target }) => `${target} ${target}`,
  () => "*",
  () => "/",
  () => "",
  () => "127.0.0.1:80",
  () => "evil.example:443",
  () => "/api/%",
  () => "/api/../../../etc/passwd",
  () => "/.git/config",
];
const LINES = [
  ...[
    "host: evil.example",
    "host:",
    "host: 127.0.0.1, evil.example",
    "host: [::1]:99999",
    "host: a b",
    "HOST: localhost",
  ],
  ...["content-length: 0", "content-length: 1e1", "content-length: +2", "content-length: -1", "content-length: 2, 2"],
  ...["content-length: 99999999999999999999", "content-length: 0x10", "transfer-encoding: gzip, chunked"],
  ...["transfer-encoding: identity", "transfer-encoding: x", "content-encoding: gzip", "content-encoding: br, gzip"],
  ...[
    "content-type: text/plain",
    "content-type: application/json; charset=utf-16",
    "content-type: a/b; c",
    "content-type:",
  ],
  ...["content-type: application/json; charset=UTF-8", "content-type: application/x-www-form-urlencoded"],
  ...["content-type: multipart/form-data; boundary=x", "content-type: application/problem+json", "content-type: */*"],
  ...["expect: 100-continue", "expect: nothing", "upgrade: websocket\r\nconnection: upgrade", "upgrade: h2c"],
  ...["connection: keep-alive, upgrade, x", "connection: te\r\nte: trailers", "keep-alive: timeout=999999, max=1"],
  ...["authorization: Bearer x", "authorization: Basic YTpi", "authorization: Bearer a\r\nauthorization: Bearer b"],
  ...[
    "cookie: __proto__=1; constructor=2; a",
    "cookie: cargo_session=x; cargo_session=y",
    "cookie: =;=;=",
    "cookie: \u00ff=\u00fe",
  ],
  ...[
    "idempotency-key: a\r\nidempotency-key: b",
    "idempotency-key:",
    "idempotency-key: \u00fc",
    `idempotency-key: ${"k".repeat(65)}`,
  ],
  ...[
    "last-event-id: -1",
    "last-event-id: 1e9",
    "last-event-id: x",
    "last-event-id: 99999999999999999999",
    "last-event-id:",
  ],
  ...[
    "if-none-match: *",
    'if-none-match: "x", W/"y"',
    "if-match: *",
    "if-modified-since: yesterday",
    "range: bytes=0-0",
  ],
  ...[
    "accept: text/html",
    "accept: application/xml;q=1, */*;q=0",
    "accept:",
    "accept-encoding: gzip",
    "accept-encoding: *;q=0",
  ],
  ...[
    "accept-encoding: br;q=x, ,,",
    "accept-language: \u00ff",
    "x-http-method-override: DELETE",
    "x-forwarded-for: 1.2.3.4, x",
  ],
  ...["x-forwarded-proto: https", "x-forwarded-host: evil.example", "forwarded: for=evil", "x-real-ip: 127.0.0.1"],
  ...[
    "origin: http://evil.example",
    "origin: null",
    "origin: http://127.0.0.1",
    "sec-fetch-site: cross-site",
    "sec-fetch-site: same-origin",
  ],
  ...[
    "origin: http://a.example\r\naccess-control-request-method: POST",
    "referer: javascript:alert(1)",
    "user-agent: \u00ff\u0001",
  ],
  ...[
    "a header without a colon",
    " a: folded",
    ": no name",
    "a b: c",
    "__proto__: x",
    "constructor: y",
    "x: \u0000",
    "x: a\rb",
  ],
  ...[
    `x: ${"a".repeat(9000)}`,
    `x: ${"a".repeat(20_000)}`,
    `cookie: ${"a=b; ".repeat(2000)}`,
    `user-agent: ${"u".repeat(4000)}`,
  ],
  Array.from({ length: 400 }, (_, index) => `x-${index}: 1`).join("\r\n"),
  Array.from({ length: 60 }, () => "accept: a/b").join("\r\n"),
];
const BODIES: readonly Buffer[] = [
  ...[
    "{}",
    "\ufeff{}",
    "{} {}",
    '{"a":1e400}',
    '{"a":-0}',
    '{"a":1,"a":2}',
    '{"a":"\\ud800"}',
    "[[[[[[]]]]]]",
    "nul",
    "\u0000",
  ],
  ...[
    "a=1&b=2",
    '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}',
    `${'{"a":'.repeat(200)}1${"}".repeat(200)}`,
  ],
  ...[
    '{"a":"\\u0000"}',
    '{"\\u0061":1}',
    "{'a':1}",
    "/**/{}",
    "NaN",
    "-",
    '"',
    `"${"x".repeat(65_000)}"`,
    `[${"1,".repeat(30_000)}1]`,
  ],
]
  .map((text) => Buffer.from(text))
  .concat(Buffer.from('{"a":"ä"}', "latin1"), Buffer.from('{"a":1}', "utf16le"), Buffer.from([0x1f, 0x8b, 8, 0, 0, 0]));

/** Half of all changes are one more header line. */
const MORE_LINES: Change = oneOf(LINES, (raw, line) => raw.lines.push(line));
const CHANGES: readonly Change[] = [
  MORE_LINES,
  MORE_LINES,
  MORE_LINES,
  MORE_LINES,
  oneOf(VERSIONS, (raw, version) => {
    raw.version = version;
  }),
  oneOf(METHODS, (raw, method) => {
    raw.method = method;
  }),
  oneOf(TARGETS, (raw, target) => {
    raw.target = target(raw);
  }),
  oneOf(BODIES, (raw, body) => {
    raw.body = body;
    if (raw.framing === "none") raw.framing = "length";
  }),
  (raw) => {
    raw.framing = "chunked";
  },
  // Without it the connection would stay open.
  (raw, random) => {
    const left = random.pick(raw.lines);
    if (left !== CLOSE) raw.lines.splice(raw.lines.indexOf(left), 1);
  },
];
