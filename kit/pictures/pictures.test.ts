import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { ProblemError } from "../http/problems/problem.ts";
import { cardSvg, VIOLET } from "./card.ts";
import { Pictures, WAITING_LIMIT } from "./pictures.ts";

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Draws each picture when the test says so. */
function slowPictures() {
  const drawn: string[] = [];
  const release = Promise.withResolvers<void>();
  const pictures = new Pictures("none", async (svg) => {
    await release.promise;
    drawn.push(svg);
    return Buffer.alloc(svg.startsWith("large") ? 1_500_000 : 10, svg);
  });
  return { pictures, drawn, finish: () => release.resolve() };
}

test("a picture is 1200 by 630, drawn on a thread that starts with the first one", async (t: TestContext) => {
  const pictures = new Pictures("/nowhere");
  t.after(() => pictures.close());
  const brand = { name: "Notes", accent: VIOLET, mark: '<rect width="32" height="32"/>' };
  const png = await pictures.png(cardSvg({ brand, kicker: "", title: "A" }));
  assert.deepEqual(png.subarray(0, 8), PNG);
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630]);
  await assert.rejects(pictures.png("no picture"));
  assert.ok((await pictures.png("<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>")).length > 8);
});

test("simultaneous callers of the same picture share one drawing, and the picture is cached", async () => {
  const { pictures, drawn, finish } = slowPictures();
  const both = [pictures.png("a"), pictures.png("a")];
  finish();
  const [first, second] = await Promise.all(both);
  assert.equal(first, second);
  assert.equal(await pictures.png("a"), first);
  assert.deepEqual(drawn, ["a"]);
});

test("the most recently used pictures are cached, up to 4 MiB", async () => {
  const { pictures, drawn, finish } = slowPictures();
  finish();
  for (const name of ["large 1", "large 2", "large 1", "large 3", "large 1", "large 2"]) await pictures.png(name);
  assert.deepEqual(drawn, ["large 1", "large 2", "large 3", "large 2"]);
});

test("a request beyond the queue's limit is refused, and a picture that failed is drawn again", async () => {
  const { pictures, drawn, finish } = slowPictures();
  const waiting = Array.from({ length: WAITING_LIMIT + 1 }, (_, index) => pictures.png(`${index}`));
  await assert.rejects(
    pictures.png("one more"),
    (error: ProblemError) => error instanceof ProblemError && error.code === "overloaded",
  );
  finish();
  await Promise.all(waiting);
  assert.equal(drawn.length, WAITING_LIMIT + 1);
  await pictures.png("one more");
  let faults = 1;
  const failing = new Pictures("none", async () => {
    if (faults-- > 0) throw new Error("no memory");
    return PNG;
  });
  await assert.rejects(failing.png("a"), /no memory/);
  assert.deepEqual(await failing.png("a"), PNG);
});
