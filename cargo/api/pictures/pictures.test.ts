import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { RateLimiter } from "@outbound/kit/http/limits/rate-limit.ts";
import { type OpenFresh, onEachEngine } from "@outbound/kit/testing/engines.ts";
import { type CargoTestOptions, freshCargoApp, type PlayerClient, TEST_PASSWORD } from "../../testing/cargo-app.ts";
import { PAGES } from "../../web/pages.ts";
import type { CompanyView } from "../schemas.ts";
import { companyCard } from "./pictures.ts";

const PUBLIC = "https://cargo.example";
const HOSTILE = '"><script>x</script>&';

/** Creates an app with a client whose page is as short as possible. */
async function appWithClient(t: TestContext, openFresh: OpenFresh, { settings, ...options }: CargoTestOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), "outbound-client-"));
  t.after(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "index.html"), "<head></head>");
  const client = { folder, pages: PAGES };
  return freshCargoApp(t, openFresh, { client, settings: { publicUrl: PUBLIC, ...settings }, ...options });
}

const company = (username: string, companyName: string, companyPage = true) => ({
  ...{ username, companyName, companyPage, password: TEST_PASSWORD },
});

test("[LINK1] the nouns of a company's figures are singular or plural as the figure requires", () => {
  const plane = { modelId: "C208", planes: 1 };
  const card = companyCard({ ...EMPTY_COMPANY, fleet: [plane] });
  assert.deepEqual(
    card.figures?.map(({ label }) => label),
    ["plane", "type", "milestones"],
  );
  const two = companyCard({ ...EMPTY_COMPANY, fleet: [plane, { ...plane, modelId: "AT76" }] });
  assert.deepEqual(
    two.figures?.map(({ label }) => label),
    ["planes", "types", "milestones"],
  );
});

const EMPTY_COMPANY: CompanyView = {
  ...{ username: "mira-one", companyName: "Nordwind", joined: "2026-11", livery: null, title: null },
  ...{ fleet: [], milestones: [], seasons: [], flights: [] },
};

const imageOf = (html: string) =>
  /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");

onEachEngine((engine, openFresh) => {
  test("[LINK1] the link preview of a company has its figures and a picture, whatever the company's name is", async (t) => {
    const cargo = await appWithClient(t, openFresh);
    const names = { mira: "Nordwind Freight", "w-24": "W".repeat(40), rtl: "שלום \u05d0", moji: "😀✈️", html: HOSTILE };
    for (const [username, name] of Object.entries(names)) {
      await cargo.ok("POST", "/api/auth/register", company(`${username}-one`, name));
    }
    const { text, headers, status } = await cargo.call("GET", "/company/MIRA-one");
    assert.deepEqual([status, headers["x-robots-tag"]], [200, "noindex"]);
    assert.match(text, /og:title" content="Nordwind Freight"/);
    assert.match(text, /og:description" content="Run by mira-one since [A-Z][a-z]+ \d{4}: 0 planes, 0 milestones\."/);
    assert.match(text, new RegExp(`og:url" content="${PUBLIC}/company/mira-one"`));
    assert.equal(imageOf(text), `${PUBLIC}/pictures/company.png?name=mira-one`);
    const html = await cargo.call("GET", "/company/html-one");
    assert.match(html.text, /content="&quot;&gt;&lt;script&gt;x&lt;\/script&gt;&amp;"/);
    assert.doesNotMatch(html.text, /<script>/);
    for (const username of Object.keys(names)) {
      const picture = await cargo.call("GET", `/pictures/company.png?name=${username}-one`);
      assert.deepEqual([picture.status, picture.headers["content-type"]], [200, "image/png"], username);
      assert.equal(picture.headers["cache-control"], "public, max-age=60");
    }
  });

  test("[LINK1] hidden, suspended, deleted and unknown companies have the same link preview without a picture, at once", async (t) => {
    const cargo = await appWithClient(t, openFresh);
    const admin = await cargo.admin();
    const players: PlayerClient[] = [];
    for (const name of ["hidden", "deleted", "locked"]) {
      const player = await cargo.register(name);
      await player.ok("POST", "/api/player/privacy", { companyPage: true });
      assert.match((await cargo.call("GET", `/company/${name}`)).text, new RegExp(`Run by ${name} since`));
      assert.equal((await cargo.call("GET", `/pictures/company.png?name=${name}`)).status, 200);
      players.push(player);
    }
    const [hidden, deleted, suspended] = players as [PlayerClient, PlayerClient, PlayerClient];
    await hidden.ok("POST", "/api/player/privacy", { companyPage: false });
    await deleted.ok("DELETE", "/api/auth/account", { password: TEST_PASSWORD });
    await admin.ok("POST", `/api/admin/players/${suspended.id}/suspend`, { suspended: true });
    const start = await cargo.call("GET", "/");
    const answers = [];
    for (const name of ["hidden", "deleted", "locked", "nobody", "a/b", "%22%3E"]) {
      const page = await cargo.call("GET", `/company/${name}`);
      assert.deepEqual([page.status, page.text], [200, start.text], name);
      const picture = await cargo.call("GET", `/pictures/company.png?name=${name}`);
      const { requestId: _, ...problem } = picture.body as Readonly<Record<string, unknown>>;
      answers.push(JSON.stringify({ status: picture.status, ...problem, instance: undefined }));
    }
    assert.equal(new Set(answers).size, 1, answers.join("\n"));
    assert.match(answers[0] ?? "", /"status":404.*not-found/);
    assert.equal(imageOf(start.text), `${PUBLIC}/pictures/game.png`);
    assert.equal((await cargo.call("GET", "/pictures/game.png")).status, 200);
  });

  test("[LINK2] the link preview of the ranking names the first player, if the ranking is public and that player shows a page", async (t) => {
    const cargo = await appWithClient(t, openFresh, { settings: { publicRanking: true } });
    // The ranking is at most a second old, and PostgreSQL has its own clock.
    if (engine === "sqlite") assert.match((await cargo.call("GET", "/ranking")).text, /Nobody plays yet/);
    await cargo.ok("POST", "/api/auth/register", company("mira-one", "Nordwind"));
    cargo.clock.advance(2_000);
    for (const path of ["/ranking", "/leaderboard"]) {
      const { text } = await cargo.call("GET", path);
      assert.match(text, /og:description" content="First: Nordwind, worth [\d,]+ €\."/);
      assert.equal(imageOf(text), `${PUBLIC}/pictures/ranking.png`);
    }
    assert.equal((await cargo.call("GET", "/pictures/ranking.png")).status, 200);
  });

  test("[LINK2] a ranking that only players may see has the general link preview and no picture", async (t) => {
    const cargo = await appWithClient(t, openFresh);
    await cargo.ok("POST", "/api/auth/register", company("mira-one", "Nordwind", false));
    const start = await cargo.call("GET", "/");
    assert.equal((await cargo.call("GET", "/ranking")).text, start.text);
    assert.equal((await cargo.call("GET", "/pictures/ranking.png")).status, 404);
    const open = await appWithClient(t, openFresh, { settings: { publicRanking: true } });
    await open.ok("POST", "/api/auth/register", company("secret-1", "Hidden Air", false));
    const { text } = await open.call("GET", "/ranking");
    assert.match(text, /First: a company without a page, worth/);
    assert.doesNotMatch(text, /Hidden Air|secret-1/);
  });

  test("[LINK3] a service without a public address names no picture in its tags, and a client can read 30 pictures at once", async (t) => {
    const cargo = await appWithClient(t, openFresh, {
      settings: { publicUrl: undefined, rateLimit: true, publicRanking: true },
      pressure: { limiter: new RateLimiter(() => 0) },
    });
    for (const path of ["/", "/ranking"]) {
      const { text } = await cargo.call("GET", path);
      assert.match(text, /property="og:title"/);
      assert.equal(imageOf(text), undefined);
    }
    const statuses: number[] = [];
    for (let read = 0; read < 31; read += 1) statuses.push((await cargo.call("GET", "/pictures/game.png")).status);
    assert.deepEqual(new Set(statuses.slice(0, 30)), new Set([200]));
    assert.equal(statuses.at(-1), 429);
  });
});
