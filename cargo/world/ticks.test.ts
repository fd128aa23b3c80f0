/** Events that happen without any request. */
import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { openFreshFile } from "@outbound/kit/testing/engines.ts";
import { fly } from "../rules/flights/fly.ts";
import { setTimescale } from "../test-hooks/hooks.ts";
import { act, aGame, onStore, settled, viewOf } from "../testing/a-game.ts";

const STEP_MS = 50;

/** Creates a game that ticks, and a function that lets real time pass for it. */
async function ticking(t: TestContext) {
  const { store, game: other } = await aGame(t, openFreshFile);
  await settled(other, 3);
  await other.close();
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { game, clock } = onStore(t, store, { ticks: true });
  const pass = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += STEP_MS) {
      clock.advance(STEP_MS);
      t.mock.timers.tick(STEP_MS);
      for (let turn = 0; turn < 20; turn++) await setImmediate();
    }
  };
  /** Returns the planes that have landed as of the last commit. */
  const landed = async (): Promise<number[]> => {
    const { world } = await viewOf(game, "committed");
    return [...world.planes.values()].filter(({ airportIcao }) => airportIcao === "EDDM").map(({ id }) => id);
  };
  return { game, pass, landed };
}

test("[CLOCK8] without any request a landing happens on time, and landings of the next second are batched", async (t) => {
  const { game, pass, landed } = await ticking(t);
  await act(game, (scene) => fly(scene, 1, 1, "EDDM"));
  const { world, now } = await viewOf(game);
  const flightMs = Math.ceil((world.nextDueAt() - now) / STEP_MS) * STEP_MS;
  for (const id of [2, 3]) {
    await pass(300);
    await act(game, (scene) => fly(scene, id, id, "EDDM"));
  }
  await pass(flightMs - 600 - STEP_MS);
  assert.deepEqual(await landed(), []);
  await pass(2 * STEP_MS);
  assert.deepEqual(await landed(), [1]);
  await pass(900);
  assert.deepEqual(await landed(), [1]);
  await pass(2 * STEP_MS);
  assert.deepEqual(await landed(), [1, 2, 3]);
});

test("[CLOCK8] without any request a flight shorter than a second lands on time too", async (t) => {
  const { game, pass, landed } = await ticking(t);
  await act(game, (scene, world) => setTimescale(world, scene.now, 9_000));
  await pass(1_000);
  for (const id of [1, 2]) {
    await act(game, (scene) => fly(scene, id, id, "EDDM"));
    const { world, now } = await viewOf(game);
    const flightMs = Math.ceil((world.nextDueAt() - now) / STEP_MS) * STEP_MS;
    assert.ok(flightMs < 800, `${flightMs} ms`);
    await pass(flightMs - STEP_MS);
    assert.equal((await landed()).length, id - 1);
    await pass(STEP_MS);
    assert.equal((await landed()).length, id);
    await pass(1_300);
  }
});
