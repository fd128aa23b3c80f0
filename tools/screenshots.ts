/** `npm run screenshots`: runs the browser tests, which then also write their pictures to docs/screenshots/. */
process.env.SCREENSHOTS = "write";
process.argv.push("proving/browser");
await import("./test.ts");
