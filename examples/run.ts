/** `npm run example -- space` or `npm run example -- cargo`: runs one of the bots. */
const game = process.argv[2];
if (game === "space") await import("./space-bot.ts");
else if (game === "cargo") await import("./cargo-bot.ts");
else {
  console.error("npm run example -- space|cargo");
  process.exitCode = 1;
}
