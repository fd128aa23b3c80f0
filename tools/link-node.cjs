/**
 * Runs after `npm ci`. npm 10 removes `node_modules/.bin/node`, which npm scripts use, together with the Nodes of other platforms
 * that it does not keep; this script restores the link. It is plain JavaScript, because the machine's own Node runs it.
 */
const { existsSync, readFileSync, symlinkSync, writeFileSync } = require("node:fs");
const { dirname, join } = require("node:path");

const modules = join(dirname(__dirname), "node_modules");
const read = (path) => JSON.parse(readFileSync(path, "utf8"));

for (const name of Object.keys(read(join(dirname(__dirname), "package.json")).optionalDependencies)) {
  const manifest = join(modules, name, "package.json");
  if (existsSync(manifest)) link(`${name}/${read(manifest).bin.node}`);
}

function link(target) {
  if (process.platform === "win32") {
    const shim = join(modules, ".bin", "node.cmd");
    if (!existsSync(shim)) writeFileSync(shim, `@"%~dp0..\\${target.replaceAll("/", "\\")}" %*\r\n`);
  } else {
    const path = join(modules, ".bin", "node");
    if (!existsSync(path)) symlinkSync(`../${target}`, path);
  }
}
