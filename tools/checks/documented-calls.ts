/** The calls of curl that a document shows, each with the answer that stands below it. For the tests that make them. */

export interface DocumentedCall {
  readonly line: number;
  readonly method: string;
  /** With host and port. */
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** `curl -N`: a stream, which a reader watches for a while. */
  readonly isStream: boolean;
  /** Of the block that follows before the next call: ```json is a body, ```http a head and a body, ```text events of a stream. */
  readonly answer: DocumentedAnswer;
}

export interface DocumentedAnswer {
  readonly status?: number;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Undefined where no block follows. */
  readonly frames?: readonly { readonly id: string | undefined; readonly data: unknown }[];
}

/** Those below the heading, up to the next one of its level or above. */
export function documentedCalls(source: string, heading: string): DocumentedCall[] {
  const title = new RegExp(`^(##+) ${RegExp.escape(heading)}$`, "m").exec(source);
  if (title === null) throw new Error(`there is no heading "${heading}"`);
  const [whole, level = ""] = title;
  const start = title.index + whole.length;
  const length = source.slice(start).search(new RegExp(`^#{2,${level.length}} `, "m"));
  const section = length < 0 ? source.slice(start) : source.slice(start, start + length);
  const commands = [...section.matchAll(/^ {4}curl (.*)$/gm)];
  return commands.map((found, place) => {
    const below = section.slice(found.index, commands[place + 1]?.index ?? section.length);
    const line = source.slice(0, start + found.index).split("\n").length;
    return { line, ...callOf(wordsOf(found[1] ?? "")), answer: answerIn(below) };
  });
}

function answerIn(text: string): DocumentedAnswer {
  const [, kind, block = ""] = /^```(json|http|text)\n([\s\S]*?)^```/m.exec(text) ?? [];
  if (kind === "json") return { body: JSON.parse(block) };
  if (kind === "http") return withHead(block);
  return kind === "text" ? { frames: framesOf(block) } : {};
}

function withHead(block: string): DocumentedAnswer {
  const [head = "", body] = block.split(/\n\n([\s\S]*)/);
  const [first = "", ...lines] = head.trimEnd().split("\n");
  const headers = lines.map((line) => /^([^:]+): (.*)$/.exec(line) ?? []);
  return {
    status: Number(first.split(" ")[1]),
    headers: Object.fromEntries(headers.map(([, name = "", value = ""]) => [name.toLowerCase(), value])),
    ...(body === undefined ? {} : { body: JSON.parse(body) }),
  };
}

/** The events of a stream; comments and the time to wait before a new connection are none. */
export const framesOf = (text: string): { id: string | undefined; data: unknown }[] =>
  text
    .split("\n\n")
    .map((block) => ({ id: /^id: (.*)$/m.exec(block)?.[1], data: [...block.matchAll(/^data: (.*)$/gm)] }))
    .filter(({ data }) => data.length > 0)
    .map(({ id, data }) => ({ id, data: JSON.parse(data.map(([, line]) => line).join("\n")) }));

/** Where and how the answer in the document is not what was answered: places as `/planes/0/fuel`. What is left out there is no fault. */
export function answerFaults(documented: unknown, actual: unknown, place = ""): string[] {
  const key = place.slice(place.lastIndexOf("/") + 1);
  if (VOLATILE.includes(key)) return typeof documented === typeof actual ? [] : [`${place} is ${typeof actual}`];
  if (Array.isArray(documented)) return listFaults(documented, actual, place);
  if (typeof documented === "object" && documented !== null) {
    if (typeof actual !== "object" || actual === null) return [`${place} is ${JSON.stringify(actual)}`];
    return Object.entries(documented).flatMap(([name, value]) =>
      answerFaults(value, (actual as Record<string, unknown>)[name], `${place}/${name}`),
    );
  }
  return documented === actual ? [] : [`${place} is ${JSON.stringify(actual)}, not ${JSON.stringify(documented)}`];
}

/** What is another one every time. */
const VOLATILE = ["token", "expiresAt", "at"];

/** Lists are shortened in documents, but their order is kept. */
function listFaults(documented: readonly unknown[], actual: unknown, place: string): string[] {
  if (!Array.isArray(actual)) return [`${place} is no list`];
  let from = 0;
  return documented.flatMap((item, index) => {
    const at = actual.findIndex((candidate, i) => i >= from && answerFaults(item, candidate).length === 0);
    if (at < 0) return [`${place}/${index} is not there: ${JSON.stringify(item)}`];
    from = at + 1;
    return [];
  });
}

/** As a shell divides them: by spaces that stand in no quotes. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, plain]) => single ?? double ?? plain ?? "",
  );

function callOf(words: readonly string[]): Omit<DocumentedCall, "line" | "answer"> {
  const headers: Record<string, string> = {};
  let method: string | undefined;
  let url = "";
  let body: string | undefined;
  for (let place = 0; place < words.length; place++) {
    const word = words[place] ?? "";
    if (!word.startsWith("-")) {
      url = word;
      continue;
    }
    if (word === "-N" || word === "-i") continue;
    const value = words[++place] ?? "";
    if (word === "-X") method = value;
    if (word === "--json") body = value;
    const [, name, text] = word === "-H" ? (/^([^:]+):\s*(.*)$/.exec(value) ?? []) : [];
    if (name !== undefined) headers[name.toLowerCase()] = text ?? "";
  }
  if (body !== undefined) headers["content-type"] ??= "application/json";
  const isStream = words.includes("-N");
  return { method: method ?? (body === undefined ? "GET" : "POST"), url: new URL(url), headers, body, isStream };
}
