/** Imports single modules of the metrics library: its index would load 70 more, which take 3 MB. */
import { createRequire } from "node:module";

type Library = typeof import("@prometheus-io/client");

const require = createRequire(import.meta.url);

export const Counter = require("@prometheus-io/client/lib/counter.js") as Library["Counter"];
export const Gauge = require("@prometheus-io/client/lib/gauge.js") as Library["Gauge"];
export const Histogram = require("@prometheus-io/client/lib/histogram.js") as Library["Histogram"];
export const Registry = require("@prometheus-io/client/lib/registry.js") as Library["Registry"];

/** Loads the default metrics on demand. */
export const defaultMetrics = () =>
  require("@prometheus-io/client/lib/defaultMetrics.js") as Library["collectDefaultMetrics"];
