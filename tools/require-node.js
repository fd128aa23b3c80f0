/**
 * Loaded before every script (`node --import ./tools/require-node.js …`). Plain JavaScript in the oldest dialect that the
 * machine's own Node can read, because a Node that is too old cannot even load a TypeScript file to say so.
 */
const NEEDED = 26;
const major = Number(process.versions.node.split(".")[0]);

if (major < NEEDED) {
  console.error(
    `Outbound needs Node ${NEEDED} or newer and this is ${process.versions.node}: run "npm ci" without --omit=optional, ` +
      "which brings its own Node, or install Node yourself if there is none for this platform.",
  );
  process.exit(1);
}
