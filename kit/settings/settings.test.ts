import assert from "node:assert/strict";
import { test } from "node:test";
import { httpSettings } from "./http-settings.ts";
import { flag, host, oneOf, origin, type Parser, port, text, url } from "./parsers.ts";
import { readSettings, SettingsError, setting, settingsTable } from "./settings.ts";

const accepts = <Value>(parser: Parser<Value>, given: Record<string, Value>) => {
  for (const [from, to] of Object.entries(given)) assert.deepEqual(parser.parse(from), to, from);
};
const refuses = (parser: Parser<unknown>, ...given: string[]) => {
  for (const from of given) assert.throws(() => parser.parse(from), /^Error: must be /, from);
};

test("ports are plain integers from 0 to 65535", () => {
  accepts(port, { "0": 0, "4100": 4100, "65535": 65_535 });
  refuses(port, "65536", "-1", "1e3", "0x10", "80a", "1.0", "080");
});

test("hosts are IP addresses or names", () => {
  accepts(host, {
    "127.0.0.1": "127.0.0.1",
    "::1": "::1",
    localhost: "localhost",
    "my-host.example.org": "my-host.example.org",
  });
  refuses(host, "1.2.3", "300.1.1.1", "a b", "-a", "http://x", "a:80");
});

test("flags are on or off", () => {
  accepts(flag, { on: true, "1": true, TRUE: true, off: false, "0": false, false: false });
  refuses(flag, "yes", "2");
});

test("a choice accepts exactly one of its words", () => {
  accepts(oneOf("info", "warn"), { warn: "warn" });
  refuses(oneOf("info", "warn"), "INFO", "debug");
});

test("origins are http addresses without a path", () => {
  accepts(origin, {
    "https://Play.example.org": "https://play.example.org",
    "http://localhost:4100/": "http://localhost:4100",
  });
  refuses(origin, "play.example.org", "https://a/b", "https://a?x", "ftp://a", "https://u:p@a", "*");
});

test("database URLs begin with a known scheme", () => {
  const database = url("sqlite:", "postgres://");
  accepts(database, { "sqlite:data/space.db": "sqlite:data/space.db", "postgres://u@h/d": "postgres://u@h/d" });
  refuses(database, "mysql://h/d", "sqlite:", "data/space.db");
});

test("the error of a database URL repeats no password", () => {
  const database = url("sqlite:", "postgres://");
  for (const [given, shown] of [
    ["postgre://game:sesame@h/d", "postgre:…"],
    ["game:sesame@h/d", "game:…"],
    ["data/space.db", "data/space.db"],
  ] as const) {
    assert.throws(() => database.parse(given), {
      message: `must be an address that begins with sqlite: or postgres://, not "${shown}"`,
    });
  }
});

const definitions = {
  ...httpSettings("TEST", 4300),
  seed: setting<string | undefined>({
    name: "TEST_SEED",
    fallback: undefined,
    description: "Seed | of the game.",
    parser: text("any text"),
  }),
};

test("without any variable every setting has its default", () => {
  assert.deepEqual(readSettings(definitions, {}), {
    host: "127.0.0.1",
    port: 4300,
    adminHost: undefined,
    sharedAdminPort: undefined,
    ownAdminPort: undefined,
    publicUrl: undefined,
    corsOrigins: [],
    trustedProxies: [],
    rateLimit: true,
    maxConnections: undefined,
    maxConnectionsPerPeer: 1000,
    firstByteSeconds: 10,
    keepAliveSeconds: 75,
    commit: undefined,
    logLevel: "info",
    seed: undefined,
  });
});

test("an empty variable counts as not set, and spaces around a value are ignored", () => {
  const values = readSettings(definitions, { TEST_PORT: "", RATE_LIMIT: " off ", HOST: "  " });
  assert.equal(values.port, 4300);
  assert.equal(values.rateLimit, false);
  assert.equal(values.host, "127.0.0.1");
});

test("every wrong setting gets one line that begins with its name", () => {
  const env = { TEST_PORT: "abc", LOG_LEVEL: "loud", CORS_ORIGINS: "https://a.example, b" };
  assert.throws(
    () => readSettings(definitions, env),
    (error) => {
      assert.ok(error instanceof SettingsError);
      assert.deepEqual(error.lines, [
        'TEST_PORT must be a port from 0 to 65535, not "abc"',
        'CORS_ORIGINS must be an address like https://play.example.org, without a path, not "b"',
        'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud"',
      ]);
      return true;
    },
  );
});

test("the table lists every setting with its default", () => {
  const lines = settingsTable(definitions).split("\n");
  assert.equal(lines.length, 2 + Object.keys(definitions).length + 1);
  assert.equal(lines[0], "| Setting | Default | Takes | Meaning | Since |");
  assert.ok(lines.includes("| `TEST_SEED` | none | any text | Seed \\| of the game. | 0.1.0 |"));
  assert.match(lines.join("\n"), /\| `PUBLIC_URL_TEST` \| from the request \|/);
  assert.match(lines.join("\n"), /\| `RATE_LIMIT` \| on \|/);
});
