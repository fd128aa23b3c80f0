/** Parses the part of the Dockerfile language that ours uses: stages, and one instruction per line. */
import { matchesGlob } from "node:path";

interface Instruction {
  /** The instruction: `COPY`, `RUN` and so on. */
  readonly name: string;
  /** The arguments, without flags such as `--from=build`. */
  readonly text: string;
  readonly flags: Readonly<Record<string, string>>;
}

export interface Stage {
  readonly name: string;
  /** The base image, or the stage that this one extends. */
  readonly from: string;
  readonly instructions: readonly Instruction[];
}

const LINE = /^([A-Z]+)\s+((?:--[a-z]+=\S+\s+)*)(.*)$/;

/** Returns the ARGs before the first stage, and the stages by name, in order. Throws on a line that is not an instruction. */
export function readDockerfile(source: string): { args: Record<string, string>; stages: Map<string, Stage> } {
  const args: Record<string, string> = {};
  const stages = new Map<string, Stage & { instructions: Instruction[] }>();
  let stage: { instructions: Instruction[] } | undefined;
  for (const line of source.split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const [, name = "", flagText = "", text = ""] = LINE.exec(line) ?? [];
    if (name === "") throw new Error(`not an instruction: ${line}`);
    const flags = Object.fromEntries([...flagText.matchAll(/--([a-z]+)=(\S+)/g)].map(([, key, value]) => [key, value]));
    if (name === "FROM") {
      const [from = "", , as = ""] = text.split(" ");
      stages.set(as, { name: as, from, instructions: [] });
      stage = stages.get(as);
    } else if (stage === undefined) Object.assign(args, assignments(text));
    else stage.instructions.push({ name, text, flags });
  }
  return { args, stages };
}

/** Parses `A=1 B=2` of ENV and ARG. A name without a value gets the empty one. */
export const assignments = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(" ").map((each) => {
      const [name = "", ...value] = each.split("=");
      return [name, value.join("=")];
    }),
  );

/** True if .dockerignore excludes the path: the last matching pattern decides. */
export function isIgnored(dockerignore: string, path: string): boolean {
  let ignored = false;
  for (const line of dockerignore.split("\n")) {
    const pattern = line.replace(/^!/, "");
    if (pattern === "") continue;
    if (matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`)) ignored = !line.startsWith("!");
  }
  return ignored;
}
