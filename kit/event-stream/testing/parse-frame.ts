/** For tests: one message of an event stream, read as strictly as the services write it. */
export interface ReadEvent {
  readonly id?: string;
  readonly event?: string;
  readonly data: string;
}

export function parseFrame(frame: string): ReadEvent | { comment: string } | { retry: number } {
  if (frame.startsWith(":")) return { comment: frame.slice(1).trim() };
  const fields: { id?: string; event?: string } = {};
  const data: string[] = [];
  for (const line of frame.split("\n")) {
    const colon = line.indexOf(": ");
    const value = line.slice(colon + 2);
    const name = line.slice(0, colon);
    if (name === "retry") return { retry: Number(value) };
    if (name === "data") data.push(value);
    else if (name === "id" || name === "event") fields[name] = value;
    else throw new Error(`not a line of an event: ${line}`);
  }
  return { ...fields, data: data.join("\n") };
}
