/** The table of all airports, as a whole and with chosen columns. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { AIRPORTS } from "../rules/geography/airports.ts";
import { bearer, freshCargoApp } from "../testing/cargo-app.ts";
import { AIRPORT_COLUMNS, type AirportTableView } from "./schemas.ts";

const WHOLE = "/api/airports";
/** Options with which a list that is not cached is compressed. */
const FASTEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
const part = (list: string): string => `${WHOLE}?columns=${list}`;

onEachEngine((_engine, openFresh) => {
  test("[GEO5] the table of airports has the requested columns in the requested order", async (t) => {
    const mira = await (await freshCargoApp(t, openFresh)).register("mira");
    for (const columns of [["icao", "lat", "lon", "size"], ["scheduled", "icao"], ["city"]] as const) {
      const table = await mira.ok<AirportTableView>("GET", part(columns.join(",")));
      assert.deepEqual(table, { columns, rows: AIRPORTS.map((airport) => columns.map((name) => airport[name])) });
    }
  });

  test("[GEO5] without a list the table of airports has all columns", async (t) => {
    const mira = await (await freshCargoApp(t, openFresh)).register("mira");
    const columns = ["icao", "name", "city", "country", "lat", "lon", "size", "scheduled"] as const;
    const whole = await mira.call("GET", WHOLE);
    const rows = AIRPORTS.map((airport) => columns.map((name) => airport[name]));
    assert.equal(whole.text, JSON.stringify({ columns, rows }));
    const listed = await mira.call("GET", part(columns.join(",")));
    assert.deepEqual([listed.text, listed.headers.etag], [whole.text, whole.headers.etag]);
  });

  test("[GEO5] an unknown column, a repeated one and an empty list are refused", async (t) => {
    const mira = await (await freshCargoApp(t, openFresh)).register("mira");
    const places = async (query: string) => refusedWith(await mira.call("GET", query), 400, "malformed-request").errors;
    for (const list of [
      "",
      "runway",
      "icao,",
      ",icao",
      "icao,,lat",
      "icao,%20lat",
      "ICAO",
      "constructor",
      "icaoname",
    ]) {
      const [error, ...others] = (await places(part(list))) ?? [];
      assert.deepEqual([error?.path, others], ["/query/columns", []], list);
      assert.ok(error?.message.includes(AIRPORT_COLUMNS.join(", ")), `${list}: ${error?.message}`);
    }
    for (const list of ["icao,icao", "lat,icao,lon,lat"]) {
      assert.deepEqual(await places(part(list)), [{ path: "/query/columns", message: "must name nothing twice" }]);
    }
    assert.deepEqual(
      (await places(part([...AIRPORT_COLUMNS, "icao"].join(","))))?.map(({ path }) => path),
      ["/query/columns"],
    );
    assert.deepEqual(await places(`${part("icao")}&columns=lat`), [
      { path: "/query/columns", message: "must be given once" },
    ]);
  });

  test("[GEO5] the table for a list of columns is compressed and revalidated by 304, and at most 15 such tables are cached", async (t) => {
    const cargo = await freshCargoApp(t, openFresh);
    const { token } = await cargo.register("mira");
    const lists = AIRPORT_COLUMNS.flatMap((one) =>
      ["lat", "size", "city"].filter((other) => other !== one).map((other) => `${one},${other}`),
    );
    const tags = new Set<unknown>();
    let made = 0;
    for (const list of lists) {
      const headers = { ...bearer(token), "accept-encoding": "br" };
      const ask = (known: object) => cargo.app.inject({ url: part(list), headers: { ...headers, ...known } });
      const { headers: had, rawPayload } = await ask({});
      const text = brotliDecompressSync(rawPayload).toString();
      if (rawPayload.equals(brotliCompressSync(text, FASTEST))) made += 1;
      const { columns, rows } = JSON.parse(text) as AirportTableView;
      assert.deepEqual([columns.join(","), rows.length], [list, AIRPORTS.length]);
      assert.deepEqual([had["content-encoding"], had["cache-control"]], ["br", "public, max-age=3600"]);
      const again = await ask({ "if-none-match": String(had.etag) });
      assert.deepEqual([again.statusCode, again.body, again.headers.etag], [304, "", had.etag]);
      tags.add(had.etag);
    }
    assert.equal(tags.size, lists.length);
    assert.ok(made >= lists.length - 15, `${made} of ${lists.length} were made for their request`);
  });
});
