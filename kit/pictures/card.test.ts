import assert from "node:assert/strict";
import { test } from "node:test";
import { type Card, cardSvg, SKY } from "./card.ts";

const brand = { name: "Notes", accent: SKY, mark: "<circle r='1'/>" };
const MARKUP = '</text><script>alert("1")</script> &';
const textsOf = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

test("the picture of a card has all its texts, and markup in a name is escaped", () => {
  const card: Card = {
    brand,
    kicker: "Company",
    title: "Air One",
    lines: ["Run by mira", MARKUP],
    figures: [{ label: "planes", value: MARKUP }],
  };
  const svg = cardSvg(card);
  const texts = textsOf(svg);
  for (const text of ["Notes", "COMPANY", "Air One", "Run by mira", "planes"]) assert.ok(texts.includes(text), text);
  assert.doesNotMatch(svg, /<script/);
  assert.equal(svg.split("&lt;script&gt;alert(&quot;1&quot;)").length, 3);
});

test("the picture of a ranking has a row for each entry, and a name that is too long is cut", () => {
  const rows = ["Air One", "W".repeat(40), MARKUP].map((name, index) => ({ rank: index + 1, name, value: "1,000 €" }));
  const svg = cardSvg({ brand, kicker: "All", title: "Ranking", rows });
  assert.doesNotMatch(svg, /<script/);
  assert.equal(textsOf(svg).filter((text) => text === "1,000 €").length, 3);
  assert.ok(textsOf(svg).some((text) => /^W+…$/.test(text ?? "")));
});
