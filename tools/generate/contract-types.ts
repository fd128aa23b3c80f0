/**
 * Makes the TypeScript types of a service's contract from its OpenAPI document. Its web client and `@outbound/client` use them.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import type { OpenapiDocument, OpenapiResponse } from "../../kit/openapi/document.ts";
import { codesOf, problemContent } from "../../kit/openapi/operation-problems.ts";
import { ROOT } from "../repository.ts";

/** Returns the text of `clients/typescript/<game>-contract.ts`. */
export const contractTypes = async (game: string): Promise<string> =>
  typesOf(await readFile(join(ROOT, game, "openapi.json"), "utf8"), `${game}/openapi.json`);

/** Returns `paths`, `components` and `operations` in the form of openapi-typescript; the text names `source`. */
export async function typesOf(openapi: string, source: string): Promise<string> {
  const declarations = await openapiTS(JSON.parse(openapi, shortened), {
    alphabetize: true,
    defaultNonNullable: false,
  });
  const note = `/** Generated from ${source} by \`npm run generate\`. Do not edit. */`;
  return `${note}\n\n${astToString(declarations)}\n${takingText(JSON.parse(openapi))}`;
}

/** Parameters that a client adds to the operations that accept them. */
const ADDED = ["Idempotency-Key", "game"];

function takingText({ paths }: OpenapiDocument): string {
  const taking = ADDED.map((name) => [name, operationsTaking(name, paths)] as const).filter(
    ([, found]) => found.length > 0,
  );
  const type = "Readonly<Record<string, readonly string[]>>";
  return `/** The operations that take a parameter. */\nexport const taking: ${type} = ${JSON.stringify(Object.fromEntries(taking), undefined, 4)};\n`;
}

const operationsTaking = (name: string, paths: OpenapiDocument["paths"]): string[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, { parameters = [] }]) => parameters.some((parameter) => parameter.name === name))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );

/**
 * Examples would be most of the text, and every refusal has the same shape: Problem, with the codes of the operation. With a
 * discriminator the generator would write names of schemas instead of the values of the property.
 */
function shortened(key: string, value: unknown): unknown {
  if (key === "example" || key === "discriminator") return undefined;
  if (key !== "responses") return value;
  const responses = Object.entries(value as Readonly<Record<string, OpenapiResponse>>);
  const refusals = ["4", "5"].flatMap((digit) => {
    const ofDigit = responses.filter(([status]) => status.startsWith(digit)).map(([, response]) => response);
    return ofDigit.length === 0 ? [] : [[`${digit}XX`, refusalOf(ofDigit)]];
  });
  return Object.fromEntries([...responses.filter(([status]) => status.startsWith("2")), ...refusals]);
}

const refusalOf = (responses: readonly OpenapiResponse[]): OpenapiResponse => ({
  description: "One of the codes of this operation.",
  content: problemContent(codesOf(responses)),
});
