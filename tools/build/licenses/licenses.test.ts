import assert from "node:assert/strict";
import { test } from "node:test";
import { runtimeParts } from "../../deploy/runtime-folder.ts";
import { packageJson } from "../../repository.ts";
import { notices } from "./notices.ts";
import { licensesPage } from "./page.ts";

const found = notices();
const named = (name: string) => found.find((notice) => notice.name === name) ?? assert.fail(`no notice for ${name}`);

test("every package that a service imports has a notice with its version", () => {
  const missing = runtimeParts().packages.filter((folder) => {
    const { name, version } = packageJson(folder);
    return !found.some((notice) => notice.name === name && notice.version === version);
  });
  assert.deepEqual(missing, []);
});

test("libraries of the clients, the font, the map data and the airports have notices", () => {
  for (const name of [
    "react",
    "maplibre-gl",
    "@mantine/core",
    "recharts",
    "minisearch",
    "openapi-fetch",
    "Swagger UI",
  ]) {
    assert.match(named(name).version, /^\d+\.\d+\.\d+/, name);
  }
  assert.match(named("@fontsource-variable/inter").text, /SIL OPEN FONT LICENSE/);
  assert.match(named("Natural Earth (land and borders of the map)").text, /public domain/);
  assert.match(named("OurAirports (airports)").text, /public domain/);
  assert.match(named("es-toolkit").text, /Copyright/, "with its NOTICE");
});

test("every notice has a licence and its text", () => {
  for (const { name, license, text } of found) {
    assert.ok(license.length > 2, name);
    assert.ok(text.length > 150, `${name}: ${text}`);
  }
  assert.match(named("pgpass").text, /^Copyright \(c\) 2013-2016 Hannes Hörl\n/, "from its README");
  assert.match(named("abstract-logging").text, /^Copyright \(c\) James Sumners\n/, "from its author");
});

test("the page names each part once, and shows a shared text once", () => {
  const shared = { license: "MIT", text: "Copyright A & <B>\r\n" };
  const page = licensesPage(
    [
      { ...shared, name: "a", version: "1.0.0" },
      { ...shared, name: "b", version: "2.0.0" },
      { name: "c", version: "3.0.0", license: "ISC", text: "Copyright C" },
    ],
    "/style.css",
    "/icon.svg",
  );
  assert.equal(page.split("Copyright A &amp; &lt;B&gt;").length, 2);
  assert.match(page, /<td>b<\/td><td>2\.0\.0<\/td><td><a href="#text-1">MIT<\/a>/);
  assert.match(page, /<h3 id="text-1">a, b<\/h3>/);
  assert.match(page, /<h3 id="text-2">c<\/h3>/);
});
