import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { gameQuery, linkedGame, playLink, watchLink } from "./which-game.ts";

const read = (link: string) => linkedGame(new URL(link));

describe("the game of a page", () => {
  it("a link to play has the id in its fragment, and a link to watch in its query", () => {
    assert.deepEqual(read(playLink("http://ship:4100", "Abc-12_34xyz")), { kind: "play", id: "Abc-12_34xyz" });
    assert.deepEqual(read(watchLink("http://ship:4100", "Wat-12_34xyz")), { kind: "watch", id: "Wat-12_34xyz" });
    assert.equal(new URL(playLink("http://ship:4100", "Abc-12_34xyz")).search, "");
  });

  it("an address without an id shows the main game", () => {
    for (const path of ["", "?game=", "#play=", "?game=main", "#main", "replay?game=Wat-12_34xyz"]) {
      assert.equal(read(`http://ship:4100/${path}`), null, path);
    }
  });

  it("a link whose id was cut off does not become a link to the main game", () => {
    assert.deepEqual(read("http://ship:4100/?game=Wat"), { kind: "watch", id: "Wat" });
    assert.deepEqual(read("http://ship:4100/#play=../../etc"), { kind: "play", id: "../../etc" });
  });

  it("every call that belongs to a game names it, and others do not", () => {
    for (const path of ["/api/world", "/api/save/new", "/api/encounters/{id}/choose", "/api/events/stream"]) {
      assert.deepEqual(gameQuery(path, "Abc-12_34xyz"), { game: "Abc-12_34xyz" }, path);
      assert.deepEqual(gameQuery(path, null), {}, path);
    }
    for (const path of [
      "/api/games",
      "/api/games/{id}",
      "/api/scores",
      "/api/daily",
      "/api/rules",
      "/api/admin/tables",
    ]) {
      assert.deepEqual(gameQuery(path, "Abc-12_34xyz"), {}, path);
    }
  });
});
