import assert from "node:assert/strict";
import { test } from "node:test";
import { aGame, aSeededGame } from "../../testing/a-game.ts";
import { done, explore, refused } from "../../testing/play.ts";
import { aimed, apply, commandStream } from "../../testing/random-commands.ts";
import type { EndedTask, GameEvent } from "../game/game.ts";
import { newGame } from "../turn/start.ts";
import { hashHex } from "../values/hash.ts";
import { RULES_VERSION } from "../values/limits.ts";
import { Refusal } from "../values/refusals.ts";
import { canonicalText, exportSave, importSave, type SaveContents, type SaveDocument } from "./save.ts";

/** A played game with its log. */
function played(seed: number, count = 60): SaveContents {
  let game = aSeededGame(seed).build();
  const events: GameEvent[] = [...newGame(seed, "standard").events];
  const tasks: EndedTask[] = [];
  for (const command of commandStream(seed, count)) {
    const result = apply(game, aimed(game, command));
    if (result instanceof Refusal) continue;
    game = result.game;
    events.push(...result.events);
    tasks.push(...result.ended);
  }
  return { game, events, tasks };
}

const copyOf = (contents: SaveContents): SaveDocument =>
  JSON.parse(JSON.stringify(exportSave(contents))) as SaveDocument;

test("[SAVE4] importing an export gives the same game, log and tasks, and exports the same text", () => {
  for (let seed = 0; seed < 12; seed++) {
    const contents = played(seed);
    const imported = importSave(copyOf(contents));
    assert.ok(!(imported instanceof Refusal), `seed ${seed}`);
    assert.deepEqual(imported, JSON.parse(JSON.stringify(contents)));
    assert.equal(JSON.stringify(exportSave(imported)), JSON.stringify(exportSave(contents)));
  }
});

test("[SAVE4][SAME1] an export has sorted keys throughout and no real time", () => {
  const document = exportSave(played(3));
  const text = JSON.stringify(document);
  const sorted = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if (!Array.isArray(value)) assert.deepEqual(Object.keys(value), Object.keys(value).sort());
    for (const item of Object.values(value)) sorted(item);
  };
  sorted(document);
  assert.ok(!/20\d\d-\d\d-\d\d|"(time|date|at|createdAt)"/.test(text));
  assert.equal(text, JSON.stringify(exportSave(played(3))));
  assert.match(document.checksum, /^[0-9a-f]{16}$/);
});

test("[SAVE4] the order of keys in the document does not matter", () => {
  const document = copyOf(played(3));
  const turned = Object.fromEntries(Object.entries(document).reverse()) as unknown as SaveDocument;
  assert.ok(!(importSave(turned) instanceof Refusal));
});

test("[SAVE4] the order of systems, crew, modules and missions in the document does not matter", () => {
  const contents = played(3);
  const { game } = contents;
  const turned = {
    ...game,
    systems: game.systems.toReversed(),
    crew: game.crew.toReversed(),
    modules: game.modules.toReversed(),
    missions: game.missions.toReversed(),
  };
  const imported = importSave(copyOf({ ...contents, game: turned }));
  assert.ok(!(imported instanceof Refusal));
  assert.equal(JSON.stringify(exportSave(imported)), JSON.stringify(exportSave(contents)));
});

test("[SAVE4] a changed document is refused", () => {
  const document = copyOf(played(3));
  const richer = { ...document.game, resources: { ...document.game.resources, credits: 99_999 } };
  assert.equal(refused(importSave({ ...document, game: richer }), "save-invalid").status, 422);
  refused(importSave({ ...document, checksum: "0123456789abcdef" }), "save-invalid");
  refused(importSave({ ...document, events: document.events.slice(1) }), "save-invalid");
});

test("[SAVE4] another version is refused, whatever its checksum", () => {
  const document = copyOf(played(3));
  refused(importSave({ ...document, version: 2 }), "save-invalid");
  refused(
    importSave(copyOf({ ...played(3), game: { ...played(3).game, rulesVersion: RULES_VERSION + 1 } })),
    "save-invalid",
  );
});

test("[SAVE4] a document that breaks the rules is refused even with a correct checksum", () => {
  const good = played(3);
  const broken: SaveContents[] = [
    { ...good, game: { ...good.game, hull: 10_001 } },
    { ...good, game: { ...good.game, resources: { ...good.game.resources, fuel: -1 } } },
    { ...good, game: { ...good.game, positionId: 99 } },
    { ...good, game: { ...good.game, eventCount: good.game.eventCount - 1 } },
    { ...good, game: { ...good.game, endedCount: good.game.endedCount - 1 } },
    { ...good, events: good.events.toReversed() },
    { ...good, tasks: good.tasks.flatMap((task) => [task, task]) },
  ];
  for (const contents of broken) {
    const { details } = refused(importSave(copyOf(contents)), "save-invalid");
    assert.ok(Array.isArray(details.violations) && details.violations.length > 0);
  }
});

test("[SAVE4] a log from which an admin deleted records is accepted", () => {
  const good = played(3);
  const thinned = { ...good, events: good.events.slice(1), tasks: good.tasks.slice(1) };
  assert.ok(!(importSave(copyOf(thinned)) instanceof Refusal));
});

test("[SAVE12] a document without the oldest entries says how many are missing, also when it is imported and exported again", () => {
  const whole = played(3);
  assert.equal(exportSave(whole).omitted, undefined);
  const late = { ...whole, events: whole.events.slice(5), tasks: whole.tasks.slice(2) };
  const document = copyOf(late);
  assert.deepEqual(document.omitted, { events: 5, tasks: 2 });
  const imported = importSave(document);
  assert.ok(!(imported instanceof Refusal));
  assert.equal(JSON.stringify(exportSave(imported)), JSON.stringify(document));
  const none = exportSave({ ...whole, events: [], tasks: [] });
  assert.deepEqual(none.omitted, { events: whole.game.eventCount, tasks: whole.game.endedCount });
});

test("[SAVE12] a document with a wrong count of missing entries is refused, and one without a count is accepted", () => {
  const whole = played(3);
  const { checksum: _checksum, omitted: _omitted, ...unsaid } = exportSave({ ...whole, events: whole.events.slice(5) });
  const stating = (omitted?: object) => {
    const body = omitted === undefined ? unsaid : { ...unsaid, omitted };
    return importSave({ ...body, checksum: hashHex(canonicalText(body)) } as SaveDocument);
  };
  assert.ok(!(stating() instanceof Refusal));
  assert.ok(!(stating({ events: 5, tasks: 0 }) instanceof Refusal));
  for (const wrong of [
    { events: 4, tasks: 0 },
    { events: 5, tasks: 1 },
  ])
    refused(stating(wrong), "save-invalid");
});

test("[SAVE4] amounts are limited to the largest figure that an import accepts", () => {
  const rich = aGame()
    .with({ resources: { ...aGame().build().resources, credits: 1_000_000_000_000 } })
    .build();
  const { game, events, ended } = done(rich, explore());
  assert.equal(game.resources.credits, 1_000_000_000_000);
  assert.ok(!(importSave(exportSave({ game, events, tasks: ended })) instanceof Refusal));
});
