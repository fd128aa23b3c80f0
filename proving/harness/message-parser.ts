/** The messages of server-sent events, out of their text. */

/** A message of the stream; comments are no messages. */
export interface Message {
  readonly id: string | undefined;
  readonly event: string | undefined;
  readonly data: string;
}

/** Takes text as it arrives, in whatever pieces. */
export class MessageParser {
  readonly #tell: (message: Message) => void;
  #rest = "";

  constructor(tell: (message: Message) => void) {
    this.#tell = tell;
  }

  take(text: string): void {
    const blocks = (this.#rest + text).split("\n\n");
    this.#rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const fields = block.split("\n").map(fieldOf);
      const data = fields.filter(([name]) => name === "data").map(([, value]) => value);
      const last = (name: string) => fields.findLast(([other]) => other === name)?.[1];
      if (data.length > 0) this.#tell({ id: last("id"), event: last("event"), data: data.join("\n") });
    }
  }
}

function fieldOf(line: string): [name: string, value: string] {
  const colon = line.indexOf(":");
  return colon < 0 ? [line, ""] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, "")];
}
