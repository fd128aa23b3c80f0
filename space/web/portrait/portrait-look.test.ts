import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { portraitKey } from "../../rules/game/traits.ts";
import { type PortraitLook, portraitOf } from "./portrait-look.ts";

const SEEDS = Array.from({ length: 20 }, (_, index) => index * 7_919);
/** 500 keys: 20 games with 25 members each, which is more than any crew has. */
const CREWS = SEEDS.map((seed) =>
  Array.from({ length: 25 }, (_, index) => portraitOf(portraitKey({ seed }, index + 1))),
);
/** Features that can be distinguished at 32 px. */
const LARGE = ["hue", "hair", "skin", "clothes", "hairColor"] as const satisfies readonly (keyof PortraitLook)[];

const differences = (one: PortraitLook, other: PortraitLook): number =>
  LARGE.filter((feature) => one[feature] !== other[feature]).length;

describe("portraits", () => {
  it("a key has the same portrait in every release", () => {
    assert.deepEqual(portraitOf("0123456789ab0003"), {
      hue: 48,
      hair: "long",
      skin: "#74482f",
      clothes: "#c29a45",
      hairColor: "#7c2f23",
      head: "square",
      collar: "lapels",
      beard: "none",
      extra: "none",
      mouth: 1,
    });
  });

  it("over 500 keys no two members of one crew look alike at 32 px", () => {
    for (const crew of CREWS) {
      crew.forEach((look, index) => {
        for (const other of crew.slice(index + 1)) {
          assert.ok(look.hue !== other.hue || look.hair !== other.hair);
          assert.ok(differences(look, other) >= 2, JSON.stringify([look, other]));
        }
      });
    }
  });

  it("twelve members who joined one after another have twelve backgrounds and twelve kinds of hair", () => {
    for (const crew of CREWS) {
      for (let first = 0; first + 12 <= crew.length; first++) {
        const together = crew.slice(first, first + 12);
        assert.equal(new Set(together.map(({ hue }) => hue)).size, 12);
        assert.equal(new Set(together.map(({ hair }) => hair)).size, 12);
      }
    }
  });

  it("games with other seeds have crews with other portraits, and every feature occurs", () => {
    assert.ok(new Set(CREWS.map(([first]) => JSON.stringify(first))).size > 18);
    const all = CREWS.flat();
    for (const feature of ["hair", "head", "collar", "beard", "extra", "mouth"] as const) {
      assert.ok(new Set(all.map((look) => look[feature])).size >= 3, feature);
    }
  });
});
