import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { cardSvg, SKY } from "@outbound/kit/pictures/card.ts";
import { Pictures } from "@outbound/kit/pictures/pictures.ts";
import { pictureFonts } from "./picture-fonts.ts";

test("pictures are drawn with the built fonts: each script, both weights, and no missing letters", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "outbound-fonts-"));
  t.after(() => rm(folder, { recursive: true }));
  for (const [name, font] of await pictureFonts()) await writeFile(join(folder, name), font);
  const pictures = new Pictures(folder);
  t.after(() => pictures.close());
  const brand = { name: "Notes", accent: SKY, mark: "<g/>" };
  const drawn = async (title: string, kicker = "") => (await pictures.png(cardSvg({ brand, kicker, title }))).length;
  const empty = await drawn("");
  for (const title of ["Air One", "Ąžuolas", "Київ", "Ελλάς", "Việt"]) assert.ok((await drawn(title)) > empty, title);
  assert.equal(await drawn("日本 שלום 😀"), empty);
  const plain = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60" font-family="Inter Variable" font-size="40">`;
  const weighing = async (weight: number) =>
    pictures.png(`${plain}<text y="45" font-weight="${weight}">Air One</text></svg>`);
  assert.notDeepEqual(await weighing(500), await weighing(700));
});
