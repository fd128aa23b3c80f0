import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { type Device, keepChoice, keptChoice, suggestedMap } from "./map-choice.ts";

const device = (rest: Partial<Device> = {}): Device => ({
  hasWebGl: true,
  cores: 8,
  memory: 8,
  reducedMotion: false,
  ...rest,
});

describe("the map that is suggested", () => {
  it("the suggested map is a globe, also if the browser does not describe the device", () => {
    assert.equal(suggestedMap(device()), "globe");
    assert.equal(suggestedMap(device({ cores: 0, memory: 0 })), "globe");
  });

  it("the suggested map is flat on weak devices and for players who prefer less motion", () => {
    assert.equal(suggestedMap(device({ cores: 2 })), "flat");
    assert.equal(suggestedMap(device({ memory: 1 })), "flat");
    assert.equal(suggestedMap(device({ reducedMotion: true })), "flat");
  });

  it("no map is suggested without WebGL 2", () => {
    assert.equal(suggestedMap(device({ hasWebGl: false })), "none");
  });
});

it("a chosen map is kept, and an invalid choice is ignored", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  assert.equal(keptChoice(storage), undefined);
  keepChoice(storage, "flat");
  assert.equal(keptChoice(storage), "flat");
  for (const key of kept.keys()) kept.set(key, "a cube");
  assert.equal(keptChoice(storage), undefined);
});
