import assert from "node:assert/strict";
import { test } from "node:test";
import { EVENT_KINDS } from "../rules/values/events.ts";
import { LEDGER_REASONS } from "../rules/values/ledger.ts";
import { events, historyTotals, ledger, packages } from "./tables.ts";

/** The lists of the first release with codes. Later releases may only append to them. */
const RELEASED: readonly (readonly [readonly string[] | undefined, string])[] = [
  [packages.columns.status.codes, "open accepted loaded delivered abandoned expired"],
  [
    packages.columns.commodity.codes,
    "mail-sack documents cartons newspapers garments shoes smartphones laptops semiconductors server-rack car-parts car aircraft-engine machine-tool generator drill-tool salmon-box cut-flowers fruit vaccines pharma-pallet day-old-chicks horse lithium-batteries chemicals-drum bullion-box mri-unit relief-pallet",
  ],
  [
    events.columns.kind.codes,
    "registered home-chosen plane-bought plane-sold departed landed delivered chain-refused plane-broken repair-started repaired loaded accepted abandoned lapsed relief",
  ],
  [
    ledger.columns.reason.codes,
    "start carried-over fuel delivery abandon lapse debt repair buy sell relief test admin",
  ],
  [historyTotals.columns.log.codes, "ledger events"],
  [
    historyTotals.columns.kind.codes,
    "registered home-chosen plane-bought plane-sold departed landed delivered chain-refused plane-broken repair-started repaired loaded accepted abandoned lapsed relief start carried-over fuel delivery abandon lapse debt repair buy sell test admin",
  ],
];

test("the codes stored by SQLite mean the same texts in every release", () => {
  for (const [codes = [], released] of RELEASED) {
    const known = released.split(" ");
    assert.deepEqual(codes.slice(0, known.length), known);
    assert.equal(new Set(codes).size, codes.length);
  }
});

test("running sums have a code for every kind of event and every reason of the ledger", () => {
  const codes = historyTotals.columns.kind.codes ?? [];
  for (const kind of [...EVENT_KINDS, ...LEDGER_REASONS]) assert.ok(codes.includes(kind), kind);
});
