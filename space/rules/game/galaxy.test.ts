import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { STARS, type StarClass } from "../catalog/stars.ts";
import { components, distanceBetween, galaxyOf } from "./galaxy.ts";
import type { System } from "./game.ts";

test("[NUM3] a distance is the square root of the summed squares, to the nearest hundredth", () => {
  assert.equal(distanceBetween({ x: 0, y: 0 }, { x: 300, y: 400 }), 500);
  assert.equal(distanceBetween({ x: 1_000, y: 2_000 }, { x: 2_000, y: 2_200 }), 1_020, "10.198… ly");
  assert.equal(distanceBetween({ x: 0, y: 0 }, { x: 100, y: 100 }), 141, "1.4142… ly");
  assert.equal(distanceBetween({ x: 7, y: 7 }, { x: 7, y: 7 }), 0);
});

test("components are the groups of points connected by steps of a range", () => {
  const points = [0, 1_000, 2_001, 9_000, 9_900].map((x) => ({ x, y: 0 }));
  assert.deepEqual(components(points, 1_000), [[0, 1], [2], [3, 4]]);
  assert.deepEqual(components(points, 1_001), [
    [0, 1, 2],
    [3, 4],
  ]);
});

describe("over 300 seeds", () => {
  const SEEDS = Array.from({ length: 300 }, (_, index) => (index < 150 ? index : index * 30_011_111_113_007));
  const galaxies: { seed: number; systems: System[]; start: System }[] = [];

  before(() => {
    for (const seed of SEEDS) {
      const { systems, startId } = galaxyOf({ seed });
      galaxies.push({ seed, systems, start: systems.find(({ id }) => id === startId) as System });
    }
  });

  const forEachGalaxy = (check: (systems: System[], start: System, seed: number) => void): void => {
    assert.equal(galaxies.length, 300);
    for (const { systems, start, seed } of galaxies) check(systems, start, seed);
  };

  const apart = (a: System, b: System): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

  test("[GAL1] 40 systems with unique ids and names lie in a box of 60 × 44 ly", () => {
    forEachGalaxy((systems, _start, seed) => {
      assert.equal(systems.length, 40);
      assert.equal(new Set(systems.map(({ id }) => id)).size, 40);
      assert.equal(new Set(systems.map(({ name }) => name)).size, 40);
      for (const { x, y } of systems) {
        assert.ok(Number.isInteger(x) && Number.isInteger(y));
        assert.ok(x >= 0 && x <= 6_000 && y >= 0 && y <= 4_400, `seed ${seed}: a star at ${x}, ${y}`);
      }
    });
  });

  test("[GAL1] no two stars are closer than 4.6 ly", () => {
    forEachGalaxy((systems, _start, seed) => {
      for (const a of systems) {
        for (const b of systems) {
          if (a.id < b.id)
            assert.ok(apart(a, b) >= 459.5, `seed ${seed}: ${a.id} and ${b.id} are ${apart(a, b)} apart`);
        }
      }
    });
  });

  test("[GAL2] jumps of 10 ly reach every system from the start", () => {
    forEachGalaxy((systems, start, seed) => {
      const reached = new Set([start]);
      for (const from of reached) for (const to of systems) if (apart(from, to) < 1_000.5) reached.add(to);
      assert.equal(reached.size, 40, `seed ${seed}`);
    });
  });

  test("[GAL3] the start is the left-most, class G, danger 0, and the Apex the farthest, a neutron star, danger 3", () => {
    forEachGalaxy((systems, start) => {
      assert.equal(start.x, Math.min(...systems.map(({ x }) => x)));
      assert.deepEqual([start.starClass, start.danger, start.apex], ["G", 0, false]);
      const apexes = systems.filter(({ apex }) => apex);
      assert.equal(apexes.length, 1);
      const [apex] = apexes as [System];
      assert.deepEqual([apex.starClass, apex.danger], ["neutron-star", 3]);
      const farthest = Math.max(...systems.map((system) => apart(start, system)));
      assert.ok(apart(start, apex) > farthest - 1);
    });
  });

  test("[GAL4] danger follows the distance from the start as a share of the greatest", () => {
    forEachGalaxy((systems, start, seed) => {
      const farthest = Math.max(...systems.map((system) => apart(start, system)));
      for (const system of systems) {
        const share = apart(start, system) / farthest;
        // Near an edge rounded distances decide, so either side is right.
        if ([0.3, 0.6, 0.85].some((edge) => Math.abs(share - edge) < 0.0005)) continue;
        const danger = share < 0.3 ? 0 : share < 0.6 ? 1 : share < 0.85 ? 2 : 3;
        assert.equal(system.danger, danger, `seed ${seed}: system ${system.id} at ${share}`);
      }
    });
  });

  test("[GAL5] five fragments lie in five systems of danger 1 or more, neither start nor Apex", () => {
    forEachGalaxy((systems, start) => {
      const hiding = systems.filter(({ fragment }) => fragment);
      assert.equal(hiding.length, 5);
      assert.ok(hiding.every(({ danger, apex, id }) => danger >= 1 && !apex && id !== start.id));
    });
  });

  test("[GAL6] classes are as frequent as their weights", () => {
    const drawn = galaxies.flatMap(({ systems, start }) => systems.filter(({ id, apex }) => id !== start.id && !apex));
    for (const starClass of Object.keys(STARS) as StarClass[]) {
      const percent = (100 * drawn.filter((system) => system.starClass === starClass).length) / drawn.length;
      assert.ok(Math.abs(percent - STARS[starClass].weight) < 1.5, `${starClass}: ${percent} %`);
    }
  });

  test("[SAME1] a seed always gives the same galaxy, and another seed a different one", () => {
    assert.deepEqual(galaxyOf({ seed: 0 }).systems, galaxies[0]?.systems);
    assert.equal(new Set(galaxies.map(({ systems }) => JSON.stringify(systems))).size, 300);
  });

  test("a new galaxy has no explored, visited or revealed system", () => {
    forEachGalaxy((systems) => {
      assert.ok(systems.every(({ visits, arrivals, revealed }) => visits === 0 && arrivals === 0 && !revealed));
    });
  });
});
