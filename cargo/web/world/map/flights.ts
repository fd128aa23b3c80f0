/** Moves the planes and the night as time passes, and redraws only as often as the eye can notice. */
import type { Feature, Point } from "geojson";
import { type Snapshot, simTimeAt } from "../../live/snapshot-store.ts";
import { nightShades } from "./night.ts";
import { type Flight, flyingFeatures, pictureEveryMs, trailFeatures } from "./plane-features.ts";
import type { Shapes } from "./shapes.ts";

/** Simulated milliseconds in which the edge of the night moves by a degree and a half. */
const NIGHT_EVERY_MS = 360_000;

export interface FlightsOptions {
  readonly shapes: Shapes;
  /** Kilometres per pixel at the current zoom. */
  readonly kmAPixel: () => number;
  readonly isVisible: () => boolean;
  /** Minimum of real milliseconds between two pictures. */
  readonly leastMs: () => number;
  /** Receives the planes with each picture. */
  readonly moved: (planes: readonly Feature<Point>[]) => void;
}

export class Flights {
  readonly #options: FlightsOptions;
  #snapshot: Snapshot | undefined;
  #flights: readonly Flight[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;

  constructor(options: FlightsOptions) {
    this.#options = options;
    document.addEventListener("visibilitychange", this.#go);
  }

  /** Shows these flights by the snapshot's clock. */
  follow(snapshot: Snapshot, flights: readonly Flight[]): void {
    this.#snapshot = snapshot;
    this.#flights = flights;
    this.#go();
  }

  stop(): void {
    document.removeEventListener("visibilitychange", this.#go);
    this.#wait();
    this.#snapshot = undefined;
  }

  readonly #go = (): void => {
    this.#wait();
    this.#frame = requestAnimationFrame(this.#draw);
  };

  #wait(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
  }

  readonly #draw = (): void => {
    const snapshot = this.#snapshot;
    if (snapshot === undefined || !this.#options.isVisible()) return;
    const { shapes, kmAPixel, leastMs, moved } = this.#options;
    const simTime = simTimeAt(snapshot, performance.now());
    const shade = Math.floor(simTime / NIGHT_EVERY_MS);
    shapes.putWhen("night", shade, () => nightShades(shade * NIGHT_EVERY_MS));
    const planes = flyingFeatures(this.#flights, simTime);
    shapes.put("flying", planes);
    shapes.put("trail", trailFeatures(this.#flights, simTime));
    moved(planes);
    const { running, timeScale } = snapshot.state.clock;
    if (!running) return;
    const every = pictureEveryMs(this.#flights, timeScale, kmAPixel());
    this.#timer = setTimeout(this.#go, Math.max(every, leastMs()));
  };
}
