/** Checks the naming rules of `promtool check metrics`, and finds the metrics in PromQL expressions. */

/** A metric in Prometheus' text format. */
export interface Metric {
  readonly name: string;
  readonly type: string;
  readonly help: string;
  /** The values of each label. */
  readonly labels: ReadonlyMap<string, ReadonlySet<string>>;
}

export function metricsIn(text: string): Metric[] {
  const labels = new Map<string, Map<string, Set<string>>>();
  const found = [...text.matchAll(/^# HELP (\S+) ?(.*)\n# TYPE \S+ (\S+)$/gm)].map(
    ([, name = "", help = "", type = ""]) => {
      labels.set(name, new Map());
      return { name, type, help };
    },
  );
  for (const [, sample = "", list = ""] of text.matchAll(/^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? \S+$/gm)) {
    const own = labels.get(sample) ?? labels.get(sample.replace(/_(?:bucket|sum|count)$/, ""));
    for (const [, label = "", value = ""] of list.matchAll(/([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g)) {
      own?.set(label, (own.get(label) ?? new Set()).add(value));
    }
  }
  return found.map((metric) => ({ ...metric, labels: labels.get(metric.name) ?? new Map() }));
}

/** Returns a sentence for each rule that a metric breaks. */
export const metricFaults = (metrics: readonly Metric[]): string[] =>
  metrics.flatMap((metric) => faultsOf(metric).map((fault) => `${metric.name}: ${fault}`));

function faultsOf({ name, type, help, labels }: Metric): string[] {
  const parts = name.split("_");
  const isDistribution = type === "histogram" || type === "summary";
  const own = [...labels.keys()];
  const unit = parts.map((part) => baseUnitOf(part)).find((base) => base !== undefined);
  return [
    ...when(help.trim() === "", "has no help"),
    ...when(type === "counter" && !name.endsWith("_total"), "is a counter without _total"),
    ...when(type !== "counter" && name.endsWith("_total"), "ends with _total and is no counter"),
    ...when(!isDistribution && /_(?:bucket|count|sum)$/.test(name), "ends like a part of a histogram"),
    ...when(type !== "histogram" && own.includes("le"), "has the label le and is no histogram"),
    ...when(type !== "summary" && own.includes("quantile"), "has the label quantile and is no summary"),
    ...when(/_(?:counter|gauge|histogram|summary)(?:_|$)/.test(name), "has its type in its name"),
    ...when(name.includes(":"), "has a colon, which is for recording rules"),
    ...[name, ...own].filter((one) => /[a-z][A-Z]/.test(one)).map((one) => `${one} is not in snake_case`),
    ...when(
      parts.slice(1).some((part) => ABBREVIATED.has(part)),
      "has an abbreviated unit",
    ),
    ...when(unit !== undefined, `is not in ${unit}`),
  ];
}

const when = (isBroken: boolean, fault: string): string[] => (isBroken ? [fault] : []);

const ABBREVIATED: ReadonlySet<string> = new Set(
  ["s", "ms", "us", "ns", "sec", "b", "kb", "mb", "gb", "tb", "pb", "m", "h", "d"], //
);

const BASE_UNITS = [
  "amperes",
  "bytes",
  "celsius",
  "grams",
  "joules",
  "kelvin",
  "meters",
  "metres",
  "moles",
  "seconds",
  "volts",
];
const PREFIXES =
  /^(?:pico|nano|micro|milli|centi|deci|deca|hecto|kilo|kibi|mega|mebi|giga|gibi|tera|tebi|peta|pebi)(.+)$/;
const OTHER_UNITS: Readonly<Record<string, string>> = {
  ...{ minutes: "seconds", hours: "seconds", days: "seconds", weeks: "seconds", bits: "bytes" },
  ...{
    fahrenheit: "celsius",
    rankine: "kelvin",
    inches: "meters",
    feet: "meters",
    miles: "meters",
    calories: "joules",
  },
};

/** Returns the base unit that replaces this unit. */
function baseUnitOf(part: string): string | undefined {
  const [, prefixed = ""] = PREFIXES.exec(part) ?? [];
  return OTHER_UNITS[part] ?? (BASE_UNITS.includes(prefixed) ? prefixed : undefined);
}

/** Returns the names of the metrics in a PromQL expression. */
export function namesIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, "")
    .replaceAll(/\{[^}]*\}/g, "")
    .replaceAll(/\[[^\]]*\]/g, "")
    .replaceAll(/\b(?:by|without|on|ignoring|group_left|group_right) *\([^)]*\)/g, "");
  const words = [...bare.matchAll(/(?<![\w.])([a-zA-Z_:][\w:]*)(?! *\()\b/g)].map(([, word = ""]) => word);
  return [...new Set(words)].filter((word) => !OPERATORS.has(word));
}

const OPERATORS: ReadonlySet<string> = new Set(["and", "or", "unless", "bool", "offset", "inf", "nan"]);

/** Returns the values that an expression requires of a label: `code="a"` and `code=~"a|b"`. */
export const valuesAskedOf = (label: string, expression: string): string[] =>
  [...expression.matchAll(new RegExp(`\\b${label}=~?"([^"]*)"`, "g"))].flatMap(([, values = ""]) => values.split("|"));
