import assert from "node:assert/strict";
import { test } from "node:test";
import { renamePlane } from "../../rules/fleet/rename.ts";
import { fly } from "../../rules/flights/fly.ts";
import { contractId } from "../../rules/jobs/job-ids.ts";
import { aWorld } from "../../testing/a-world.ts";

test("[STREAM8] an airport's version changes with jobs, planes and names there, also when a change is undone, and with nothing else", () => {
  const game = aWorld().withPlayer().withPlayer().withPlane({ fuelL: 500 }).withPlane({ airportIcao: "LOWW" });
  const { versions } = game.world;
  const airports = ["EDDF", "EDDM", "LOWW", "KJFK"] as const;
  const changedBy = (work: () => unknown): string[] => {
    const before = airports.map((icao) => versions.of(icao));
    work();
    return airports.filter((icao, index) => versions.of(icao) !== before[index]);
  };
  const id = contractId(7);
  assert.deepEqual(
    changedBy(() => game.withPackage({ id, originIcao: "LOWW" })),
    ["LOWW"],
  );
  assert.deepEqual(
    changedBy(() => game.act((scene) => renamePlane(scene, 1, 1, "Heidi"))),
    ["EDDF"],
  );
  assert.deepEqual(
    changedBy(() => game.act((scene) => fly(scene, 1, 1, "EDDM"))),
    ["EDDF", "EDDM"],
  );
  assert.deepEqual(
    changedBy(() => game.act((scene) => scene.pay(1, 10, "test"))),
    [],
  );
  const { journal } = game.world;
  const mark = journal.mark();
  game.act((_scene, world) => world.packages.replace(id, undefined));
  assert.deepEqual(
    changedBy(() => journal.undoTo(mark)),
    ["LOWW"],
  );
  assert.deepEqual(
    changedBy(() => game.act((scene) => scene.putPlayer({ ...scene.player(2), username: "other" }))),
    [...airports],
  );
});
