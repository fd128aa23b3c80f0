/** The thread that draws pictures. Loading the renderer takes half a second, and a picture takes some 100 ms of a core. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { PICTURE_FONT } from "./drawn-text.ts";

/** The data with which the thread starts. */
export interface RenderData {
  /** The folder of the fonts; without a font, texts are not drawn. */
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

/** Sorted by name: if the first face lacks a letter, the renderer takes the next face that has it, whatever its weight. */
function fontFiles(): string[] {
  try {
    return readdirSync(fonts)
      .filter((name) => name.endsWith(".ttf"))
      .sort();
  } catch {
    return [];
  }
}
