/**
 * Loaded before every script (`node --require ./tools/require-node.cjs …`). It is plain JavaScript in an old dialect, because a
 * Node that is too old could not load a TypeScript file that says so.
 */
const NEEDED = 26;
/** The oldest Node with an npm that can be expected to install the needed one. */
const INSTALLS = 20;
const version = process.versions.node;
const major = Number(version.split(".")[0]);

if (major < NEEDED) {
  console.error(
    major < INSTALLS
      ? `Outbound needs Node ${INSTALLS} or newer and this is ${version}: install one from https://nodejs.org, then run "npm ci".`
      : `Outbound runs on Node ${NEEDED} and this is ${version}: run "npm ci" without --omit=optional, which installs it; where ` +
          `there is none for this platform, install Node ${NEEDED} yourself.`,
  );
  process.exit(1);
}
