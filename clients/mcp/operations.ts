/** The commands that a model may send, each with name, description and types of the call that it makes. */
import { answerOf, type Call } from "@outbound/client";
import * as z from "zod";
import { InputError, type Step } from "./answer.ts";

/** Sends the call of a command. `preview: true` makes it a dry run. */
type Send<Api, Shape extends z.ZodRawShape, Answer> = (
  api: Api,
  input: z.infer<z.ZodObject<Shape>>,
  query: { readonly preview: boolean },
) => Promise<Call<Answer>>;

export interface Operation<Api, Answer> {
  /** Path of the call, with input names in braces. */
  readonly path: string;
  readonly shape: z.ZodRawShape;
  readonly hasDryRun: boolean;
  /** Throws an InputError if the input is invalid, and a ProblemError if the service refuses. */
  readonly run: (api: Api, input: unknown, preview: boolean) => Promise<Answer>;
}

export type Operations<Api, Answer> = Readonly<Record<string, Operation<Api, Answer>>>;

/** Defines an operation; its input has exactly the fields that its call needs. */
export function operation<Api, Shape extends z.ZodRawShape, Answer>(
  path: string,
  shape: Shape,
  send: Send<Api, Shape, Answer>,
  { hasDryRun = true } = {},
): Operation<Api, Answer> {
  const schema = z.strictObject(shape);
  return {
    path,
    shape,
    hasDryRun,
    run: async (api, input, preview) => {
      const { data, error } = schema.safeParse(input);
      if (error !== undefined) throw new InputError(`${faultsOf(error)}; it takes ${namesOf(shape)}`);
      return answerOf(send(api, data as z.infer<z.ZodObject<Shape>>, { preview }));
    },
  };
}

const faultsOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => (path.length === 0 ? message : `${path.join(".")}: ${message}`)).join("; ");

/** Returns `systemId, leadId, helperIds?`: optional fields have a question mark. */
const namesOf = (shape: z.ZodRawShape): string =>
  Object.entries(shape)
    .map(([name, schema]) => (isOptional(schema) ? `${name}?` : name))
    .join(", ") || "nothing else";

const isOptional = (schema: z.ZodRawShape[string]): boolean => z.safeParse(z.object({ schema }), {}).success;

/** Returns the input of a tool for these operations: the name of one, and the fields of all. */
export function inputOf<Api, Answer>(operations: Operations<Api, Answer>) {
  const fields = Object.assign({}, ...Object.values(operations).map(({ shape }) => shape)) as z.ZodRawShape;
  return z.strictObject({ operation: z.enum(Object.keys(operations)), ...z.object(fields).partial().shape });
}

/** Runs the operation that the tool's input names. */
export function runOperation<Api, Answer>(
  operations: Operations<Api, Answer>,
  api: Api,
  { operation: name, ...input }: { readonly operation: string; readonly [field: string]: unknown },
  preview: boolean,
): Promise<Answer> {
  const named = operations[name];
  if (named === undefined) throw new InputError(`there is no operation ${name}`);
  return named.run(api, input, preview);
}

/** Returns one line per operation: its name, its input and what it does. */
export const listOf = <Api, Answer>(operations: Operations<Api, Answer>, about: Readonly<Record<string, string>>) =>
  Object.entries(operations)
    .map(([name, { shape }]) => `${name} {${namesOf(shape)}}${about[name] === undefined ? "" : `: ${about[name]}`}`)
    .join("\n");

/** Returns the tool's arguments for a call that the service suggests; undefined if no operation makes that call. */
export function stepOf<Api, Answer>(
  operations: Operations<Api, Answer>,
  tool: string,
  call: { readonly path: string; readonly body: object; readonly title: string },
): Step | undefined {
  for (const [name, { path }] of Object.entries(operations)) {
    const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, "(?<$1>\\d+)")}$`);
    const groups = pattern.exec(call.path)?.groups;
    if (groups === undefined && path !== call.path) continue;
    const ids = Object.fromEntries(Object.entries(groups ?? {}).map(([key, digits]) => [key, Number(digits)]));
    return { tool, arguments: { operation: name, ...ids, ...call.body }, why: call.title };
  }
  return undefined;
}
