/** The parts of the metrics library that are needed before the metrics are: its index loads 70 more modules, and takes 3 MB. */
import { createRequire } from "node:module";

type Library = typeof import("@prometheus-io/client");

const require = createRequire(import.meta.url);

export const Counter = require("@prometheus-io/client/lib/counter.js") as Library["Counter"];
export const Gauge = require("@prometheus-io/client/lib/gauge.js") as Library["Gauge"];
export const Histogram = require("@prometheus-io/client/lib/histogram.js") as Library["Histogram"];
export const Registry = require("@prometheus-io/client/lib/registry.js") as Library["Registry"];

/** Loads what the others spare. */
export const defaultMetrics = () =>
  require("@prometheus-io/client/lib/defaultMetrics.js") as Library["collectDefaultMetrics"];
