/** Sequences of players of the space game. */
import type { SaveDocument } from "@outbound/space/rules/save/save.ts";
import { BOT_NAMES, BOTS } from "../../bots/space/bots.ts";
import { type Api, apiView, rulesVersionOf } from "../../harness/space/api-view.ts";
import { sendCommand } from "../../harness/space/bot-player.ts";
import type { Actor, Sequence } from "../sequence.ts";

/** Commands of a bot in one sequence. */
const COMMANDS = 4;
const SEEDS = 1_000_000;

export const SPACE_SEQUENCES: Readonly<Record<string, Sequence>> = {
  "bot plays": botPlays,
  "export and import": exportAndImport,
  "archive and restore": archiveAndRestore,
  "keys and turns": keysAndTurns,
  "admin edits": adminEdits,
};

/** Orders, missions and turns of a bot: none may be refused. */
async function botPlays(actor: Actor): Promise<void> {
  const api: Api = { ok: (method, path, body) => actor.ok(method, path, body === undefined ? {} : { body }) };
  const rulesVersion = await rulesVersionOf(api);
  const bot = BOTS[actor.random.pick(BOT_NAMES)];
  await newGame(actor);
  for (let count = 0; count < COMMANDS; count += 1) {
    const view = await apiView(api, rulesVersion);
    if (view.status !== "active") return;
    await sendCommand(api, bot(view));
  }
}

const newGame = (actor: Actor): Promise<unknown> =>
  actor.ok("POST", "/api/save/new", { body: { seed: actor.random.integer(0, SEEDS), difficulty: "sandbox" } });

const exported = (actor: Actor): Promise<SaveDocument> => actor.ok("GET", "/api/save/export");

/** Importing a save restores what was exported, whatever happened meanwhile. */
async function exportAndImport(actor: Actor): Promise<void> {
  const before = await exported(actor);
  await actor.ask("POST", "/api/turn", { body: {} });
  await newGame(actor);
  const body = before;
  await actor.ok("POST", "/api/save/import", { body });
  actor.expect(JSON.stringify(await exported(actor)) === JSON.stringify(before), "an import is not what was exported");
  const { checksum: _left, ...unchecked } = before as SaveDocument & { readonly checksum: string };
  const refused = await actor.ask("POST", "/api/save/import", { body: { ...unchecked, checksum: "0".repeat(64) } });
  actor.expect(refused.status >= 400 && refused.status < 500, `a save with another checksum: ${refused.status}`);
}

/** A new game archives the current one, and restoring the newest archive brings it back. */
async function archiveAndRestore(actor: Actor): Promise<void> {
  const before = await exported(actor);
  await newGame(actor);
  const archives = await actor.ok<readonly { readonly id: number }[]>("GET", "/api/save/archives");
  const archiveId = Math.max(...archives.map(({ id }) => id));
  await actor.ok("POST", "/api/save/restore", { body: { archiveId } });
  actor.expect(
    JSON.stringify((await exported(actor)).game) === JSON.stringify(before.game),
    "an archive is not the game it was",
  );
}

interface World {
  readonly save: { readonly turn: number };
}

/** A turn with a key is worked once, however often it is sent; with another expected turn it is refused. */
async function keysAndTurns(actor: Actor): Promise<void> {
  await newGame(actor);
  await actor.ok("POST", "/api/explore", { body: { focus: "harvest", leadId: 1 } });
  const turnOf = async () => (await actor.ok<World>("GET", "/api/world")).save.turn;
  const turn = await turnOf();
  const key = actor.freshName();
  const body = { expectedTurn: turn };
  const first = await actor.ask("POST", "/api/turn", { body, key });
  actor.expect(first.status === 200, `a turn: ${first.status}`);
  const second = await actor.ask("POST", "/api/turn", { body, key });
  actor.expect(second.headers["idempotency-replayed"] === "true", "a turn with its key again is no replay");
  actor.expect(JSON.stringify(second.body) === JSON.stringify(first.body), "a replay has another answer");
  actor.expect((await turnOf()) === turn + 1, "a turn with one key was worked twice");
  const late = await actor.ask("POST", "/api/turn", { body });
  actor.expect(late.status === 409, `a turn that is over: ${late.status}`);
}

/** An admin's edit is visible at once, and one that breaks an invariant is refused. */
async function adminEdits(actor: Actor): Promise<void> {
  const path = "/api/admin/tables/crew/rows";
  const { rows } = await actor.ok<{ readonly rows: readonly { readonly id: number }[] }>("GET", `${path}?limit=1`);
  const id = rows[0]?.id;
  if (id === undefined) return;
  const name = actor.freshName();
  const row = `${path}?pk.id=${id}`;
  const edited = await actor.ask("PATCH", row, { body: { name } });
  if (edited.status !== 200) return;
  const crew = await actor.ok<{ readonly members: readonly { readonly name: string }[] }>("GET", "/api/crew");
  actor.expect(
    crew.members.some((member) => member.name === name),
    "an admin's edit is not read",
  );
  const broken = await actor.ask("PATCH", row, { body: { fatigue: -1 } });
  actor.expect(broken.status >= 400 && broken.status < 500, `a negative fatigue: ${broken.status}`);
}
