import assert from "node:assert/strict";
import { test } from "node:test";
import { aScene, type SmallScene } from "../../testing/a-scene.ts";
import { NEW_PLAYER } from "../values/player.ts";
import type { Refusal } from "../values/refusals.ts";
import { abandonPackage } from "./abandon.ts";
import { acceptPackage } from "./accept.ts";
import { COOLING_OFF_MS, coolingOff, withAbandonment } from "./cooling-off.ts";
import { loadPackage } from "./load.ts";

const MINUTE = 60_000;

/** Creates a player who abandoned packages of EDDF at these real instants, in minutes after the first. */
function afterAbandoning(minutes: readonly number[]): SmallScene {
  const scene = aScene().withPlayer().withPlane();
  const began = scene.now;
  for (const [index, minute] of minutes.entries()) {
    scene.now = began + minute * MINUTE;
    const status = index % 2 === 0 ? "accepted" : "loaded";
    scene.withPackage({ id: 10 + index, status, ...(status === "loaded" ? { planeId: 1 } : {}) });
    assert.equal(abandonPackage(scene, 1, 10 + index), undefined);
  }
  return scene;
}

const taking = (scene: SmallScene): (Refusal | undefined)[] => {
  scene.withPackage({ id: 1 }).withPackage({ id: 2 });
  return [loadPackage(scene, 1, 1, 1), acceptPackage(scene, 1, 2)];
};

test("[FAIR2a] after three abandonments of one origin, reservations included, loading and accepting there is refused", () => {
  const scene = afterAbandoning([0, 4, 9]);
  scene.now += MINUTE;
  for (const refusal of taking(scene)) {
    assert.equal(refusal?.code, "cooling-off");
    assert.deepEqual(refusal?.details, { icao: "EDDF", abandoned: 3, retryAfterRealMs: 9 * MINUTE });
    assert.equal(
      refusal?.detail,
      "You abandoned 3 packages of EDDF within 10 minutes; jobs there can be taken again in 9 min.",
    );
  }
  scene.now += 9 * MINUTE;
  assert.deepEqual(taking(scene), [undefined, undefined], "after ten minutes it works again");
});

test("[FAIR2a] two abandonments, and three that are ten minutes apart, have no consequence", () => {
  for (const minutes of [
    [0, 1],
    [0, 5, 10],
    [0, 9, 18, 27],
  ]) {
    assert.deepEqual(taking(afterAbandoning(minutes)), [undefined, undefined], `${minutes}`);
  }
});

test("[FAIR2a] an accepted job of the airport cannot be loaded either; jobs of other airports can", () => {
  const scene = afterAbandoning([0, 1, 2]).withPackage({ id: 3, status: "accepted" });
  assert.equal(loadPackage(scene, 1, 3, 1)?.code, "cooling-off");
  scene.withPlane({ airportIcao: "EDDM" }).withPackage({ id: 4, originIcao: "EDDM", destIcao: "EDDF" });
  assert.equal(loadPackage(scene, 1, 4, 2), undefined);
});

test("[FAIR2a] abandoning is never refused, and a fourth abandonment prolongs the cooling off", () => {
  const scene = afterAbandoning([0, 1, 2, 8]);
  assert.deepEqual(
    coolingOff(scene.player(1), scene.now).map(({ icao, until }) => [icao, until - scene.now]),
    [["EDDF", 10 * MINUTE]],
  );
});

test("[FAIR2a] only abandonments that still matter are kept, at most three instants for each origin", () => {
  let player: Parameters<typeof withAbandonment>[0] = NEW_PLAYER;
  for (let minute = 0; minute < 100; minute++) {
    const icao = ["EDDF", "EDDM", "EDDH"][minute % 3] as string;
    player = { abandonments: withAbandonment(player, icao, minute * MINUTE) };
    assert.ok(player.abandonments.every(({ at }) => at.length <= 3));
  }
  assert.equal(player.abandonments.length, 3);
  const later = withAbandonment(player, "EGLL", 100 * MINUTE + 2 * COOLING_OFF_MS);
  assert.deepEqual(later, [{ icao: "EGLL", at: [100 * MINUTE + 2 * COOLING_OFF_MS], until: 0 }]);
});
