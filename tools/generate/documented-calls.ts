/** Reads the curl calls of a document, each with the block that shows its answer. */

export interface DocumentedCall {
  readonly line: number;
  readonly method: string;
  /** Includes host and port. */
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** True for `curl -N`: an event stream, which a reader watches for a while. */
  readonly isStream: boolean;
  /** The first block before the next call; undefined if the document shows no answer. */
  readonly block: AnswerBlock | undefined;
}

/** `json` contains a body, `http` a head and a body, `text` the events of a stream. */
export interface AnswerBlock {
  readonly kind: "json" | "http" | "text";
  readonly text: string;
  /** Offset of the text in the document. */
  readonly start: number;
}

/**
 * Returns the calls below the heading, up to the next heading of the same or a higher level. Throws if the document lacks the
 * heading.
 */
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
    return { line, ...callOf(wordsOf(found[1] ?? "")), block: blockIn(below, start + found.index) };
  });
}

function blockIn(text: string, offset: number): AnswerBlock | undefined {
  const found = /^(```(json|http|text)\n)([\s\S]*?)^```/m.exec(text);
  if (found === null) return undefined;
  const [, fence = "", kind, block = ""] = found;
  return { kind: kind as AnswerBlock["kind"], text: block, start: offset + found.index + fence.length };
}

/** Splits a command like a shell: at spaces outside quotes. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, plain]) => single ?? double ?? plain ?? "",
  );

function callOf(words: readonly string[]): Omit<DocumentedCall, "line" | "block"> {
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
