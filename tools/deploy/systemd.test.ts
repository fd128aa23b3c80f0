import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { CARGO_SETTINGS } from "../../cargo/settings.ts";
import { SPACE_SETTINGS } from "../../space/settings.ts";
import { ROOT } from "../repository.ts";

const UNITS = [
  { file: "outbound-space.service", checkedAs: "outbound-space.service", settings: SPACE_SETTINGS },
  { file: "outbound-cargo@.service", checkedAs: "outbound-cargo@4200.service", settings: CARGO_SETTINGS },
];
/** The folder in which the units expect the repository. */
const INSTALLED = "/srv/outbound";
/** Greatest exposure level of a service by systemd-analyze, on its scale from 0 to 10. */
const MOST_EXPOSED = 2.5;

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;
const sourceOf = (file: string) => readFileSync(join(ROOT, "deploy", "systemd", file), "utf8");

for (const { file, checkedAs, settings } of UNITS) {
  test(`${file} starts an existing program, with settings that it has`, () => {
    const source = sourceOf(file);
    const [, script = ""] = /^ExecStart=\/srv\/outbound\/node_modules\/\.bin\/node (\S+)$/m.exec(source) ?? [];
    assert.ok(existsSync(join(ROOT, script)), script);
    const variables = [...source.matchAll(/^Environment=(.*)$/gm)].flatMap(([, text = ""]) => text.split(" "));
    const names = variables.map((each) => each.split("=")[0] ?? "").filter((name) => name !== "NODE_COMPILE_CACHE");
    const known = Object.values(settings).map(({ name }) => name);
    assert.deepEqual(
      names.filter((name) => !known.includes(name)),
      [],
    );
    assert.ok(names.length > 0);
  });

  test(`${file} passes systemd-analyze with a low exposure level, if that is installed`, (t) => {
    if (!hasSystemd) return t.diagnostic("systemd-analyze is not installed");
    const folder = mkdtempSync(join(tmpdir(), "outbound-units-"));
    t.after(() => rmSync(folder, { recursive: true }));
    const path = join(folder, checkedAs);
    writeFileSync(path, sourceOf(file).replaceAll(INSTALLED, ROOT));
    const verified = spawnSync("systemd-analyze", ["verify", "--man=no", "--recursive-errors=no", path]);
    assert.deepEqual([verified.status, verified.stderr.toString()], [0, ""]);
    const figure = /exposure level for .*: ([\d.]+)/.exec(
      execFileSync("systemd-analyze", ["security", "--offline=true", "--no-pager", path]).toString(),
    )?.[1];
    assert.ok(Number(figure) <= MOST_EXPOSED, `exposure level ${figure}`);
  });
}
