/**
 * Lowers the resolution while the map moves if drawing is slow, as without a graphics card. The map is drawn sharp again when it
 * rests.
 */
import type { Map as MapLibre } from "maplibre-gl";

/** In milliseconds. If a picture takes longer, dragging feels slow. */
const SLOW_MS = 30;
/**
 * Target time in milliseconds for a picture while the map moves. The time grows with the number of pixels, the square of the
 * resolution.
 */
const MOVING_MS = 10;
/** Lowest resolution at which the map is recognizable, as a share of the full one. */
const COARSEST = 0.3;
const RESTED_MS = 700;
/** Pictures of moving planes take at most this share of the time. */
const MOST_SHARE = 0.1;
const LONGEST_PAUSE_MS = 5_000;
/**
 * Events that start a movement by hand. They are handled before the map receives them, since a later change of resolution would
 * end the movement.
 */
const BEGINNINGS = ["pointerdown", "wheel", "keydown"] as const;

/** Returns the milliseconds between the beginnings of two pictures of which each takes this long; 0 if drawing is not slow. */
export const pauseMs = (drawingMs: number): number =>
  drawingMs <= SLOW_MS ? 0 : Math.min(LONGEST_PAUSE_MS, Math.max(1_000, drawingMs / MOST_SHARE));

export class Sharpness {
  readonly #map: MapLibre;
  readonly #full: number;
  #isHeld = false;
  #coarse = 1;
  #pauseMs = 0;
  #isCoarse = false;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(map: MapLibre) {
    this.#map = map;
    this.#full = map.getPixelRatio();
  }

  /** True if drawing is slow; false until `measure` has been called. */
  get isSlow(): boolean {
    return this.#coarse < 1;
  }

  /** Minimum of milliseconds between two pictures of moving planes; 0 until `measure` has been called. */
  get pauseMs(): number {
    return this.#pauseMs;
  }

  /** Measures how long a picture of the whole map takes, by drawing two. */
  measure(): void {
    // The first picture does not count: it may include compiling shaders.
    this.#drawingMs();
    const ms = this.#drawingMs();
    if (ms <= SLOW_MS) return;
    this.#pauseMs = pauseMs(ms);
    this.#coarse = Math.max(COARSEST, Math.sqrt(MOVING_MS / ms));
    const container = this.#map.getCanvasContainer();
    for (const name of BEGINNINGS) container.addEventListener(name, this.#begin, { capture: true, passive: true });
    for (const name of ["pointerup", "pointercancel"]) window.addEventListener(name, this.#end);
    this.#map.on("moveend", this.#restSoon);
  }

  /** Must be called before code moves the map. */
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
    // Drawing is asynchronous; reading a pixel waits until it is finished.
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
