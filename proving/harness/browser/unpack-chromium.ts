/** Unpacks Chromium into the folder TMPDIR. It is a program because the package reads its environment. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import chromium, { inflate } from "@sparticuz/chromium";

await chromium.executablePath();
// Libraries that a machine without a browser may lack.
await inflate(join(fileURLToPath(import.meta.resolve("@sparticuz/chromium")), "..", "..", "bin", "al2023.tar.br"));
