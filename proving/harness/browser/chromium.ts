/**
 * A real Chromium: the one that CHROMIUM_PATH names, one of the machine, or the one that npm installed. The last is unpacked
 * once for each version and shared by all test processes.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Browser, chromium } from "playwright-core";
import manifest from "../../package.json" with { type: "json" };

const OF_THE_MACHINE = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** WebGL by software: the map draws the same on every machine. */
const FLAGS = [
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
  "--no-sandbox",
  "--font-render-hinting=none",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** A browser of its own; close it when the test is over. */
export async function launchChromium(): Promise<Browser> {
  const { executablePath, libraries } = await installed();
  const searched = [process.env.LD_LIBRARY_PATH, libraries].filter(Boolean).join(":");
  return await chromium.launch({
    executablePath,
    args: FLAGS,
    env: { ...(process.env as Record<string, string>), ...(searched === "" ? {} : { LD_LIBRARY_PATH: searched }) },
  });
}

interface Installed {
  readonly executablePath: string;
  /** Where libraries are that the machine may lack; the machine's own are taken first where they have another name. */
  readonly libraries?: string;
}

async function installed(): Promise<Installed> {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== "") return { executablePath: given };
  const found = OF_THE_MACHINE.find((path) => existsSync(path));
  if (found !== undefined) return { executablePath: found };
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error(
      "npm brings a Chromium for Linux on x64 only: install Chrome or Chromium, or name it in CHROMIUM_PATH",
    );
  }
  const folder = await unpacked();
  return {
    executablePath: join(folder, "chromium"),
    ...(hasNss() ? {} : { libraries: join(folder, "al2023", "lib") }),
  };
}

/** Network Security Services, which every desktop has and a bare server may not. */
const hasNss = (): boolean =>
  ["/usr/lib/x86_64-linux-gnu", "/lib/x86_64-linux-gnu", "/usr/lib64", "/usr/lib"].some((folder) =>
    existsSync(join(folder, "libnss3.so")),
  );

/** With the checkout: unpacking takes seconds, and a run of tests removes its temporary files. */
const CACHE = join(import.meta.dirname, "..", "..", "..", "node_modules", ".cache", "chromium");

/** Processes that come here at the same time each unpack a copy, and the first to finish wins. */
async function unpacked(): Promise<string> {
  const folder = join(CACHE, manifest.devDependencies["@sparticuz/chromium"]);
  if (existsSync(folder)) return folder;
  await mkdir(CACHE, { recursive: true });
  const own = await mkdtemp(join(CACHE, "unpacking-"));
  await promisify(execFile)(process.execPath, [fileURLToPath(new URL("unpack-chromium.ts", import.meta.url))], {
    env: { ...process.env, TMPDIR: own },
  });
  await rename(own, folder).catch(async (error: NodeJS.ErrnoException) => {
    if (!existsSync(folder)) throw error;
    await rm(own, { recursive: true });
  });
  return folder;
}
