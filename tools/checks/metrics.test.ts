/** Checks the names of metrics, and the dashboard and alert rules that use them. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, test } from "node:test";
import { KIT_PROBLEMS } from "@outbound/kit/http/problems/problems.ts";
import { liveMetrics, METERED } from "./live-metrics.ts";
import { type Metric, metricFaults, metricsIn, namesIn, valuesAskedOf } from "./metric-names.ts";

const read = (path: string): Promise<string> => readFile(new URL(`../../${path}`, import.meta.url), "utf8");

interface Panel {
  readonly title: string;
  readonly type: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const RULES = await read("deploy/alerts.yml");
const ALERTS = [...RULES.matchAll(/- alert: (\w+)\n +expr: (.+)\n/g)].map(([, name = "", expression = ""]) => ({
  name,
  expression,
}));
const PANELS = (JSON.parse(await read("deploy/dashboard.json")) as { readonly panels: readonly Panel[] }).panels;
const EXPRESSIONS = [
  ...ALERTS.map(({ expression }) => expression),
  ...PANELS.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
];

const metrics = new Map<string, readonly Metric[]>();

before(async () => {
  for (const game of METERED) metrics.set(game, metricsIn(await liveMetrics(game)));
});

const every = (): readonly Metric[] => [...metrics.values()].flat();

test("the names of all metrics follow Prometheus' rules and are unique", () => {
  for (const [game, own] of metrics) {
    assert.deepEqual(metricFaults(own), [], game);
    assert.equal(new Set(own.map(({ name }) => name)).size, own.length, game);
  }
});

test("a name that breaks a rule is found", () => {
  const metric = (name: string, type: string, labels = "", help = "Help.") =>
    metricFaults(metricsIn(`# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name}${labels} 1\n`));
  assert.deepEqual(metric("http_requests_total", "counter", '{code="a",route="/b{c}"}'), []);
  assert.deepEqual(metric("answer_seconds", "histogram"), []);
  for (const [name, type, labels, fault] of [
    ["requests", "counter", "", /without _total/],
    ["handles_total", "gauge", "", /no counter/],
    ["answer_count", "gauge", "", /part of a histogram/],
    ["answers", "gauge", '{le="1"}', /label le/],
    ["answers", "gauge", '{quantile="1"}', /label quantile/],
    ["lag_histogram", "histogram", "", /its type/],
    ["answer_milliseconds", "gauge", "", /not in seconds/],
    ["answer_minutes", "gauge", "", /not in seconds/],
    ["size_kilobytes", "gauge", "", /not in bytes/],
    ["answer_ms", "gauge", "", /abbreviated/],
    ["job:answers", "gauge", "", /colon/],
    ["openStreams", "gauge", "", /snake_case/],
    ["streams", "gauge", '{playerName="a"}', /snake_case/],
  ] as const) {
    assert.match(metric(name, type, labels).join(), fault, name);
  }
  assert.match(metric("streams", "gauge", "", "").join(), /no help/);
});

test("each service reports its commits, queues, streams, refusals, database and lost log lines; cargo also its players and world", () => {
  const common = [
    ...[
      "http_problems_total",
      "http_overloaded_total",
      "http_open_connections",
      "http_open_streams",
      "http_request_duration_seconds",
      "log_dropped_lines_total",
    ],
    ...["commit_duration_seconds", "commit_commands", "commands_waiting", "database_size_bytes"],
    ...["retention_failures_total", "retention_clock_doubted"],
  ];
  const own = {
    space: ["space_saves_in_check"],
    cargo: [
      ...["cargo_players", "cargo_streaming_players", "cargo_scheduled_events", "cargo_quarantined_events"],
      ...["cargo_scheduled_event_delay_seconds", "cargo_password_hashes_waiting", "cargo_sign_in_locks"],
    ],
  };
  for (const game of METERED) {
    const names = new Set(metrics.get(game)?.map(({ name }) => name));
    assert.deepEqual(
      [...common, ...own[game]].filter((name) => !names.has(name)),
      [],
      game,
    );
  }
});

test("labels have few values: codes, routes, methods and statuses known to the service", () => {
  for (const [game, own] of metrics) {
    for (const { name, labels } of own) {
      for (const [label, values] of labels) assert.ok(values.size <= 200, `${game}: ${name} has many a ${label}`);
    }
    const codes = own.find(({ name }) => name === "http_problems_total")?.labels.get("code");
    for (const code of Object.keys(KIT_PROBLEMS)) assert.ok(codes?.has(code), `${game} counts ${code} from the start`);
    const routes = own.find(({ name }) => name === "http_request_duration_seconds")?.labels.get("route") ?? new Set();
    assert.ok(!routes.has("/api/nothing"), "an unknown path is no label");
  }
});

test("the dashboard and the alert rules name metrics and codes that exist", () => {
  assert.ok(EXPRESSIONS.length > 40);
  // Prometheus adds `up` itself.
  const known = new Set(["up", ...every().flatMap(({ name }) => [name, ...partsOf(name)])]);
  const unknown = EXPRESSIONS.flatMap((expression) => namesIn(expression)).filter((name) => !known.has(name));
  assert.deepEqual(unknown, []);
  const codes = new Set(every().flatMap(({ labels }) => [...(labels.get("code") ?? [])]));
  const asked = EXPRESSIONS.flatMap((expression) => valuesAskedOf("code", expression));
  assert.ok(asked.length > 10);
  assert.deepEqual(
    asked.filter((code) => !codes.has(code)),
    [],
  );
});

test("a metric in an expression is found wherever it is", () => {
  const names = (expression: string) => namesIn(expression);
  assert.deepEqual(names('histogram_quantile(0.9, sum by (le, a) (rate(x_bucket{route!~".*/y"}[5m]))) > 1e9'), [
    "x_bucket",
  ]);
  assert.deepEqual(names("a_total / b > 0.8 and deriv(c[6h]) > 0 unless on (d) e offset 5m"), [
    "a_total",
    "b",
    "c",
    "e",
  ]);
  assert.deepEqual(names('sum(z{code="a"}) - 30 * 86400'), ["z"]);
});

const partsOf = (name: string): string[] => ["bucket", "sum", "count"].map((part) => `${name}_${part}`);

test("every kind of 503 is counted separately and shown", () => {
  const shown = new Set(
    PANELS.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => valuesAskedOf("code", expr))),
  );
  for (const code of [
    "store-unavailable",
    "outcome-unknown",
    "overloaded",
    "hashing-busy",
    "stopping",
    "too-many-connections",
  ]) {
    assert.ok(shown.has(code), code);
  }
});

test("every alert rule is in the operators' table, with a severity and a summary", async () => {
  const page = await read("docs/operating/monitoring.md");
  assert.ok(ALERTS.length > 15);
  assert.equal(ALERTS.length, RULES.match(/- alert:/g)?.length);
  assert.equal(
    ALERTS.length,
    RULES.match(/labels: \{ severity: (?:page|ticket) \}\n +annotations: \{ summary: ".+" \}\n/g)?.length,
  );
  for (const { name } of ALERTS) assert.match(page, new RegExp(`^\\| \`${name}\` \\|`, "m"), name);
});
