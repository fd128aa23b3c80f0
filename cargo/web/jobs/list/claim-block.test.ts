import assert from "node:assert/strict";
import { test } from "node:test";
import { type Company, isCoolingOff, reservationBlock } from "./claim-block.ts";

const company = (rest: Partial<Company> = {}): Company => ({
  player: { reputation: 20, coolingOff: [] },
  planes: [{ modelId: "C208" }],
  catalog: [
    { id: "C208", maxPayloadKg: 1_590 },
    { id: "AN225", maxPayloadKg: 250_000 },
  ],
  packages: [],
  economy: { limits: { acceptedJobs: 2 } },
  ...rest,
});
const job = { originIcao: "EDDF", weightKg: 1_590 };

test("a job that a plane of the company carries can be reserved", () => {
  assert.equal(reservationBlock(job, company({ packages: [{ status: "accepted" }, { status: "loaded" }] })), undefined);
});

test("a reservation is blocked with a reputation below 5 and with the most jobs reserved", () => {
  const poor = company({ player: { reputation: 4.9, coolingOff: [] } });
  assert.match(reservationBlock(job, poor) ?? "", /reputation of at least 5; you have 4\.9\./);
  const full = company({ packages: [{ status: "accepted" }, { status: "accepted" }] });
  assert.match(reservationBlock(job, full) ?? "", /reserved 2 jobs/);
});

test("a reservation is blocked without a plane that is large enough, by the weight or by the special", () => {
  const heavy = { ...job, weightKg: 1_591 };
  assert.match(reservationBlock(heavy, company()) ?? "", /a plane for 1,591 kg; your largest carries 1,590 kg/);
  assert.match(reservationBlock({ ...job, special: "outsize" }, company()) ?? "", /a plane for 15,000 kg/);
  assert.match(reservationBlock(job, company({ planes: [] })) ?? "", /your largest carries 0 kg/);
});

test("a reservation is blocked without the reputation that the special asks for", () => {
  assert.match(
    reservationBlock({ ...job, special: "valuable" }, company()) ?? "",
    /^Valuable asks for .* 40; you have 20/,
  );
  const known = company({ player: { reputation: 40, coolingOff: [] } });
  assert.equal(reservationBlock({ ...job, special: "valuable" }, known), undefined);
});

test("a cooling off is of one airport, and ends at its time", () => {
  const { player } = company({ player: { reputation: 20, coolingOff: [{ icao: "EDDF", untilRealMs: 1_000 }] } });
  assert.deepEqual(
    [999, 1_000].map((since) => isCoolingOff(player, "EDDF", since)),
    [true, false],
  );
  assert.equal(isCoolingOff(player, "EDDM", 0), false);
});
