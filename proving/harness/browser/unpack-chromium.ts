/** Unpacks the Chromium of @sparticuz/chromium below the folder that TMPDIR names; a program, for the package asks the environment. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import chromium, { inflate } from "@sparticuz/chromium";

await chromium.executablePath();
// Libraries that a machine without any browser may lack.
await inflate(join(fileURLToPath(import.meta.resolve("@sparticuz/chromium")), "..", "..", "bin", "al2023.tar.br"));
