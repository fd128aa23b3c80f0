/**
 * Calls every operation for players as another player; the list comes from the description. Everything that a request names is
 * either public or owned. A name in neither list fails here, so that no new operation is left unchecked.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { CASES } from "@outbound/cargo/testing/api-cases.ts";
import { freshCargoApp, TEST_PASSWORD } from "@outbound/cargo/testing/cargo-app.ts";
import { type Prepared, read, Stage } from "@outbound/cargo/testing/stage.ts";
import type { OpenapiDocument } from "@outbound/kit/openapi/document.ts";
import { appClient } from "@outbound/kit/testing/app-client.ts";
import { type DescribedOperation, operationsOf } from "@outbound/kit/testing/described-operations.ts";
import { openFreshFile } from "@outbound/kit/testing/engines.ts";

/** Names of things that belong to one player. */
const OWNED: ReadonlySet<string> = new Set([
  ...[
    "planeId",
    "packageId",
    "packageIds",
    "sessionId",
    "tokenId",
    "baseId",
    "routeId",
    "ids",
    "invitationId",
    "playerId",
  ],
]);
/** Names of public things, choices, and a caller's own data. */
const PUBLIC: ReadonlySet<string> = new Set([
  ...[
    "icao",
    "destIcao",
    "originIcao",
    "legs",
    "modelId",
    "index",
    "to",
    "name",
    "preview",
    "by",
    "limit",
    "before",
    "after",
  ],
  ...["status", "kinds", "since", "last-event-id", "frames", "Idempotency-Key", "password", "current", "next"],
  ...["scope", "expiresInDays", "keepTokens"],
  ...[
    "group",
    "hand",
    "liveryId",
    "title",
    "companyPage",
    "companyName",
    "invite",
    "sort",
    "fits",
    "with",
    "stops",
    "sharePlanes",
    "allianceId",
    "username",
    "block",
    "kind",
    "regionId",
    "factor",
    "startsInSimMs",
  ],
  ...["columns", "stops", "loop", "policy", "repairBelow", "stopWhenCashBelow", "replaceQueue", "realMs"],
  ...["timeScale", "simMs", "health", "amount", "weightKg", "targetKg", "payout", "special", "commodity", "lifetimeMs"],
]);
/** Their path names an open job, which the first player to take it gets. */
const FOR_EVERYBODY = ["acceptPackage"];
/** They serve several planes, and answer 200 with an outcome for each. */
const WITH_OUTCOMES = ["repairPlanes", "assignPlanes"];
const REFUSED = [403, 404];
const NOT_THEIRS = ["not-owner", "unknown-plane"];
/** Parameters that reads cannot do without. */
const QUERIES: Readonly<Record<string, string>> = { listDemand: "?group=mail" };

const isForPlayers = ({ operation }: DescribedOperation): boolean =>
  operation.security?.some((way) => "session" in way) === true;

/** Returns the names of its parameters and of the fields of its body. */
function namesIn({ operation }: DescribedOperation, document: OpenapiDocument): string[] {
  const schema = operation.requestBody?.content["application/json"]?.schema ?? {};
  const named =
    String(schema.$ref ?? "")
      .split("/")
      .at(-1) ?? "";
  const { properties = {} } = (document.components.schemas[named] ?? schema) as { readonly properties?: object };
  return [...(operation.parameters ?? []).map(({ name }) => name), ...Object.keys(properties)];
}

async function stageOf(t: test.TestContext) {
  const cargo = await freshCargoApp(t, openFreshFile, { withHooks: true, settings: { trustedProxies: ["127.0.0.1"] } });
  await cargo.app.ready();
  const document = cargo.app.openapi();
  return { cargo, document, stage: new Stage(cargo), operations: operationsOf(document).filter(isForPlayers) };
}

function goodRequest({ id, successes }: DescribedOperation, stage: Stage): Promise<Prepared> {
  if (id === "streamState") return stage.pilot().then((pilot) => read(pilot, "/api/stream"));
  const one = CASES[id]?.good[successes.at(-1) ?? 200];
  return one?.(stage) ?? assert.fail(`${id} has no good request`);
}

test("[OWN1] everything that a request can name is listed as public or owned", async (t) => {
  const { operations, document } = await stageOf(t);
  const unknown = operations.flatMap((operation) =>
    namesIn(operation, document)
      .filter((name) => !OWNED.has(name) && !PUBLIC.has(name))
      .map((name) => `${operation.id} ${name}`),
  );
  assert.deepEqual(unknown, []);
});

test("[OWN1] no operation lets a player use or see what another player owns, though its owner may", async (t) => {
  const { cargo, operations, document, stage } = await stageOf(t);
  const owning = operations.filter(
    (operation) =>
      namesIn(operation, document).some((name) => OWNED.has(name)) && !FOR_EVERYBODY.includes(operation.id),
  );
  assert.ok(owning.length >= 14, `${owning.length} operations`);
  for (const operation of owning) {
    const { by, request } = await goodRequest(operation, stage);
    const stranger = await stage.pilot();
    const before = await cargo.contents();
    const refused = await stranger.call(request.method, request.path, request.body);
    if (WITH_OUTCOMES.includes(operation.id)) {
      const { outcomes = [] } = refused.body as StateView;
      const codes = outcomes.map(({ problem }) => problem?.code ?? "done");
      assert.ok(codes.length > 0 && codes.every((code) => NOT_THEIRS.includes(code)), `${operation.id}: ${codes}`);
    } else {
      assert.ok(REFUSED.includes(refused.status), `${operation.id} by a stranger: ${refused.status} ${refused.text}`);
    }
    assert.equal(await cargo.contents(), before, `${operation.id} by a stranger changed something`);
    const own = await by.call(request.method, request.path, request.body);
    assert.ok(own.status < 300, `${operation.id} by its owner: ${own.status} ${own.text}`);
  }
});

test("[OWN1] [ADMIN1] what one player reads contains no secret of another player, and nothing that only admins may see", async (t) => {
  const { cargo, operations, document, stage } = await stageOf(t);
  const victim = await stage.pilot();
  const account = { username: victim.username, password: TEST_PASSWORD };
  const secret = appClient(cargo.app, { "user-agent": "the victim's browser" });
  const { token } = await secret.ok<{ token: string }>("POST", "/api/auth/sign-in", account);
  await stage.loaded(victim);
  await victim.ok("POST", "/api/alliances", { name: "Northern Lights" });
  const stored = await cargo.store.read
    .selectFrom("players")
    .selectAll()
    .where("id", "=", victim.id)
    .executeTakeFirst();
  const secrets = [victim.token, token, "the victim's browser", String(stored?.password_hash)];
  const stranger = await stage.pilot();
  const reads = operations.filter(
    ({ method, id, template }) => method === "GET" && id !== "streamState" && !/\{(planeId|playerId)\}/.test(template),
  );
  assert.ok(reads.length >= 10 && document.paths["/api/state"] !== undefined);
  for (const { template, id } of reads) {
    const { status, text } = await stranger.call(
      "GET",
      `${template.replace("{icao}", "EDDF").replace("{allianceId}", "1")}${QUERIES[id] ?? ""}`,
    );
    assert.ok(status === 200, `${id}: ${status} ${text}`);
    for (const one of secrets) assert.ok(!text.includes(one), `${id} shows ${one}`);
  }
  const ledger = await stranger.ok<{ items: readonly unknown[] }>("GET", "/api/history/ledger?limit=200");
  const rows = await cargo.store.read.selectFrom("ledger").selectAll().where("player_id", "=", stranger.id).execute();
  assert.equal(ledger.items.length, rows.length, "the ledger is the reader's own");
});
