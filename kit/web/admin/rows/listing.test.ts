import assert from "node:assert/strict";
import { test } from "node:test";
import { atPage, filteredBy, listingOf, queryOf, rowsAddress, searchOf, sortedBy } from "./listing.ts";

const listing = (search: string) => listingOf(new URLSearchParams(search));

test("an empty address shows the first page in key order", () => {
  assert.deepEqual(queryOf(listing("")), { limit: 25, offset: 0, direction: "asc", where: {} });
  assert.equal(searchOf(listing("")).toString(), "");
});

test("a listing is stored in the address and restored from it", () => {
  const search = "where.level=3&where.note=&orderBy=xp&direction=desc&size=50&page=3";
  const there = listing(search);
  assert.deepEqual(queryOf(there), {
    limit: 50,
    offset: 100,
    orderBy: "xp",
    direction: "desc",
    where: { "where.level": "3", "where.note": "" },
  });
  assert.equal(searchOf(there).toString(), search);
});

test("the valid parts of an invalid address are used", () => {
  const { page, size, direction } = listing("page=-2&size=7&direction=up");
  assert.deepEqual([page, size, direction], [1, 25, "asc"]);
});

test("a column sorts ascending, descending and not at all, from the first page each time", () => {
  const up = sortedBy(listing("page=4"), "xp");
  const down = sortedBy(up, "xp");
  assert.deepEqual([up.orderBy, up.direction, up.page], ["xp", "asc", 1]);
  assert.deepEqual([down.orderBy, down.direction], ["xp", "desc"]);
  assert.equal(sortedBy(down, "xp").orderBy, undefined);
  assert.deepEqual([sortedBy(down, "level").orderBy, sortedBy(down, "level").direction], ["level", "asc"]);
});

test("a filter replaces the previous one of its column, starts at the first page and can be removed", () => {
  const filtered = filteredBy(filteredBy(listing("page=4"), "level", "3"), "level", "4");
  assert.deepEqual([filtered.filters, filtered.page], [{ level: "4" }, 1]);
  assert.deepEqual(filteredBy(filtered, "level", undefined).filters, {});
});

test("a referenced row has an address", () => {
  assert.equal(rowsAddress("crew", "id", 7), "/admin/tables/crew?where.id=7");
  assert.equal(rowsAddress("pools", "airport_icao", "A&B"), "/admin/tables/pools?where.airport_icao=A%26B");
});

test("a page of a long table begins at its cursor, until the order or the filters change", () => {
  const there = atPage(listing("where.level=3"), 2, "WzVd");
  assert.equal(searchOf(there).toString(), "where.level=3&page=2&after=WzVd");
  const query = { limit: 25, after: "WzVd", direction: "asc", where: { "where.level": "3" } };
  assert.deepEqual(queryOf(listing(searchOf(there).toString())), query);
  for (const first of [sortedBy(there, "xp"), filteredBy(there, "level", undefined), atPage(there, 1)]) {
    assert.equal(queryOf(first).offset, 0);
  }
});
