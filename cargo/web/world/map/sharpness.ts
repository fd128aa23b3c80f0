/**
 * Draws coarser while the map moves where drawing is slow, as without a graphics card: an answer at once is worth more than
 * sharp edges, which come back as soon as it rests.
 */
import type { Map as MapLibre } from "maplibre-gl";

/** A picture that takes longer comes too late for a hand that drags the map. */
const SLOW_MS = 30;
/** What a picture may take while the map moves. Its time grows with its pixels, so with the square of the sharpness. */
const MOVING_MS = 10;
/** Coarser than that nobody knows what moves there. */
const COARSEST = 0.3;
const RESTED_MS = 700;
/** What begins a movement by hand, seen before the map itself sees it: changing the sharpness in the middle would end it. */
const BEGINNINGS = ["pointerdown", "wheel", "keydown"] as const;

export class Sharpness {
  readonly #map: MapLibre;
  readonly #full: number;
  #isHeld = false;
  #coarse = 1;
  #isCoarse = false;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(map: MapLibre) {
    this.#map = map;
    this.#full = map.getPixelRatio();
  }

  /** Whether a picture takes long; false until `measure`. */
  get isSlow(): boolean {
    return this.#coarse < 1;
  }

  /** Finds out how long a picture takes, with all on it that will be there. Takes as long as two of them, once. */
  measure(): void {
    // The first one may also have to translate programs for the graphics card.
    this.#drawingMs();
    const ms = this.#drawingMs();
    if (ms <= SLOW_MS) return;
    this.#coarse = Math.max(COARSEST, Math.sqrt(MOVING_MS / ms));
    const container = this.#map.getCanvasContainer();
    for (const name of BEGINNINGS) container.addEventListener(name, this.#begin, { capture: true, passive: true });
    for (const name of ["pointerup", "pointercancel"]) window.addEventListener(name, this.#end);
    this.#map.on("moveend", this.#restSoon);
  }

  /** To be called before the map is moved by the program. */
  readonly willMove = (): void => {
    if (!this.isSlow) return;
    this.#draw(true);
    this.#restSoon();
  };

  remove(): void {
    clearTimeout(this.#resting);
    for (const name of ["pointerup", "pointercancel"]) window.removeEventListener(name, this.#end);
  }

  #drawingMs(): number {
    const start = performance.now();
    this.#map.redraw();
    // Drawing only begins with that; reading a pixel waits until it is there.
    const gl = this.#map.getCanvas().getContext("webgl2");
    gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    return performance.now() - start;
  }

  readonly #begin = ({ type }: Event): void => {
    if (type === "pointerdown") this.#isHeld = true;
    this.willMove();
  };

  readonly #end = (): void => {
    this.#isHeld = false;
    this.#restSoon();
  };

  readonly #restSoon = (): void => {
    clearTimeout(this.#resting);
    if (!this.#isCoarse) return;
    this.#resting = setTimeout(() => {
      if (this.#isHeld || this.#map.isMoving()) this.#restSoon();
      else this.#draw(false);
    }, RESTED_MS);
  };

  #draw(coarse: boolean): void {
    if (coarse === this.#isCoarse) return;
    this.#isCoarse = coarse;
    this.#map.setPixelRatio(coarse ? this.#full * this.#coarse : this.#full);
  }
}
