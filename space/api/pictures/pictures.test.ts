import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { RateLimiter } from "@outbound/kit/http/limits/rate-limit.ts";
import { insertRow } from "@outbound/kit/store/upsert.ts";
import { type OpenFresh, onEachEngine } from "@outbound/kit/testing/engines.ts";
import { scores } from "../../store/board/tables.ts";
import { freshSpaceApp, type SpaceTestApp, type SpaceTestOptions } from "../../testing/space-app.ts";
import { PAGES } from "../../web/pages.ts";

const PUBLIC = "https://space.example";
const HOSTILE = '"><script>x</script>&';

/** An app with a client that has the shortest possible page. */
async function appWithClient(t: TestContext, openFresh: OpenFresh, { settings, ...options }: SpaceTestOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), "outbound-client-"));
  t.after(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "index.html"), "<head></head>");
  return freshSpaceApp(t, openFresh, {
    client: { folder, pages: PAGES },
    settings: { publicUrl: PUBLIC, ...settings },
    ...options,
  });
}

interface Created {
  readonly id: string;
  readonly watchId: string;
}

/** Creates a game that ended, by writing its rows. */
async function lostGame(
  space: SpaceTestApp,
  { daily, clean = true }: { readonly daily?: true; readonly clean?: boolean } = {},
) {
  const { id, watchId } = await space.ok<Created>("POST", "/api/games", {
    name: HOSTILE,
    ...(daily ? { daily } : { seed: 42 }),
  });
  const game = (db: SpaceTestApp["store"]["read"]) =>
    db.selectFrom("games").select("id").where("watch_id", "=", watchId).executeTakeFirstOrThrow();
  await space.store.transaction(async (tx) => {
    const { id: saveId } = await game(tx as unknown as SpaceTestApp["store"]["read"]);
    await tx.updateTable("save").set({ status: "lost", turn: 88 }).where("id", "=", saveId).execute();
    await tx.updateTable("games").set({ score: 1210, clean }).where("id", "=", saveId).execute();
  });
  return { id, watchId };
}

const imageOf = (html: string) =>
  /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");

onEachEngine((_engine, openFresh) => {
  test("[LINK1] the preview of a replay says how the game ended, has a picture, and never reveals the play id", async (t) => {
    const space = await appWithClient(t, openFresh);
    const { id, watchId } = await lostGame(space);
    const picture = `/pictures/replay.png?game=${watchId}`;
    for (const game of [id, watchId]) {
      const { text, status } = await space.call("GET", `/replay?game=${game}`);
      assert.equal(status, 200);
      assert.match(text, /og:title" content="The [A-Z]\w+ [A-Z]\w+: lost on turn 88"/);
      assert.match(text, /og:description" content="1,210 points, standard, seed 42\./);
      assert.equal(imageOf(text), PUBLIC + picture);
      assert.ok(!text.includes(id));
    }
    const { status, headers } = await space.call("GET", picture);
    assert.deepEqual([status, headers["content-type"]], [200, "image/png"]);
    assert.equal(headers["cache-control"], "public, max-age=60");
    assert.equal(headers["cross-origin-resource-policy"], "cross-origin");
  });

  test("[LINK1] a game that is active, unknown, unclean or of today has the general preview and no picture", async (t) => {
    const space = await appWithClient(t, openFresh);
    const played = await space.ok<Created>("POST", "/api/games", { seed: 42 });
    const edited = await lostGame(space, { clean: false });
    const today = await lostGame(space, { daily: true });
    const ids = [played.watchId, edited.watchId, today.watchId, "none", "main"];
    const pages = await Promise.all(ids.map((id) => space.call("GET", `/replay?game=${id}`)));
    const start = await space.call("GET", "/");
    for (const { text } of pages) assert.equal(text, start.text);
    assert.equal(imageOf(start.text), `${PUBLIC}/pictures/game.png`);
    for (const id of ids) assert.equal((await space.call("GET", `/pictures/replay.png?game=${id}`)).status, 404, id);
  });

  test("[LINK2] the preview of the scoreboard names the best scores within its filters", async (t) => {
    const space = await appWithClient(t, openFresh);
    const none = await space.call("GET", "/scores");
    assert.match(none.text, /content="Nobody has won yet\."/);
    assert.equal((await space.call("GET", "/pictures/scores.png")).status, 200);
    const won = { save_id: null, epoch: 1, name: HOSTILE, daily: null, difficulty: "hard", ending: "relit" } as const;
    await space.store.transaction((tx) =>
      insertRow({ tx, engine: space.store.engine }, scores, { ...won, turn: 150, score: 1765, finished_at: 1 }),
    );
    const { text } = await space.call("GET", "/scores?difficulty=hard&period=never&x=1");
    assert.match(text, /og:title" content="Scoreboard of Outbound Space: hard"/);
    assert.match(
      text,
      /content="1 win\. The best: &quot;&gt;&lt;script&gt;x&lt;\/script&gt;&amp; with 1,765 points on turn 150\."/,
    );
    assert.doesNotMatch(text, /<script>/);
    assert.equal(imageOf(text), `${PUBLIC}/pictures/scores.png?difficulty=hard`);
    assert.equal((await space.call("GET", "/pictures/scores.png?difficulty=hard")).status, 200);
    const standard = await space.call("GET", "/scores?difficulty=standard");
    assert.match(standard.text, /Nobody has won yet/);
  });

  test("[LINK3] a service without a public address names no picture in its tags, and a client can read 30 pictures at once", async (t) => {
    const space = await appWithClient(t, openFresh, {
      settings: { publicUrl: undefined, rateLimit: true },
      pressure: { limiter: new RateLimiter(() => 0) },
    });
    for (const path of ["/", "/scores"]) {
      const { text } = await space.call("GET", path);
      assert.match(text, /property="og:title"/);
      assert.equal(imageOf(text), undefined);
    }
    const statuses: number[] = [];
    for (let read = 0; read < 31; read += 1) statuses.push((await space.call("GET", "/pictures/game.png")).status);
    assert.deepEqual(new Set(statuses.slice(0, 30)), new Set([200]));
    assert.equal(statuses.at(-1), 429);
  });
});
