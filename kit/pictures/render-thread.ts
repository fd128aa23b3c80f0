/** The thread that draws pictures. Loading the renderer takes half a second, and a picture some 100 ms of a core. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { PICTURE_FONT } from "./drawn-text.ts";

/** What the thread is started with. */
export interface RenderData {
  /** The folder of the fonts; texts are not drawn without one. */
  readonly fonts: string;
}

const { fonts } = workerData as RenderData;
await initWasm(readFileSync(fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))));
const fontBuffers = fontFiles().map((name) => readFileSync(join(fonts, name)));

const main = parentPort as MessagePort;
main.on("message", (svg: string) => {
  const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: PICTURE_FONT } });
  const image = drawing.render();
  main.postMessage(image.asPng());
  image.free();
  drawing.free();
});

/** By name: where the first face lacks a letter, the renderer takes the next one that has it, whatever its weight. */
function fontFiles(): string[] {
  try {
    return readdirSync(fonts)
      .filter((name) => name.endsWith(".ttf"))
      .sort();
  } catch {
    return [];
  }
}
