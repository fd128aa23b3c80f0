import assert from "node:assert/strict";
import { it } from "node:test";
import { type RecordedCommand, replayCommand, replayStart } from "../../rules/turn/replay.ts";
import { playRecording } from "./replay-frames.ts";

const SEED = 1;
const post = (path: string, body: RecordedCommand["body"]): RecordedCommand => ({ method: "POST", path, body });
const start = replayStart(SEED, "standard");
/** The system nearest to the start. */
const [target] = start.systems
  .filter(({ id }) => id !== start.positionId)
  .toSorted((one, other) => distance(one) - distance(other));
const here = start.systems.find(({ id }) => id === start.positionId);

function distance({ x, y }: { readonly x: number; readonly y: number }): number {
  const from = start.systems.find(({ id }) => id === start.positionId);
  return Math.hypot(x - (from?.x ?? 0), y - (from?.y ?? 0));
}

const commands = [
  post("/api/jump", { leadId: 1, systemId: target?.id ?? 0 }),
  post("/api/explore", { leadId: 2 }),
  post("/api/turn/run", { maxTurns: 50, until: "idle" }),
];

it("a recording becomes a frame for each turn, with the goods, the task and the jump under way", () => {
  const { startId, frames, events } = playRecording({ seed: SEED, difficulty: "standard", commands });
  assert.equal(startId, here?.id);
  const end = commands.reduce((game, command) => replayCommand(game, command).game, start);
  assert.deepEqual(
    frames.map(({ turn }) => turn),
    Array.from({ length: end.turn + 1 }, (_, turn) => turn),
  );
  assert.equal(frames[0]?.task, `Jump to ${target?.name}`);
  assert.deepEqual(frames[0]?.jump, { fromId: startId, toId: target?.id, done: 0 });
  assert.equal(frames.at(-1)?.crew, 4);
  assert.equal(frames.at(-1)?.hull, end.hull / 100);
  assert.equal(frames.at(-1)?.resources.fuel, end.resources.fuel / 100);
  assert.equal(events.filter(({ kind }) => kind === "jump.arrived").length, 1);
});

it("a recording of other rules is refused", () => {
  const impossible = [post("/api/jump", { leadId: 1, systemId: 999 })];
  assert.throws(() => playRecording({ seed: SEED, difficulty: "standard", commands: impossible }), /does not exist/);
});
