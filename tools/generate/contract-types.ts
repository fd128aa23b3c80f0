/** The contract of a service as TypeScript types, made from its OpenAPI document: what its web client and its example are typed with. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import type { OpenapiResponse } from "../../kit/openapi/document.ts";
import { problemOf } from "../../kit/openapi/operation-problems.ts";
import { ROOT } from "../repository.ts";

/** The text of `examples/<game>-contract.ts`. */
export const contractTypes = async (game: string): Promise<string> =>
  typesOf(await readFile(join(ROOT, game, "openapi.json"), "utf8"), `${game}/openapi.json`);

/** `paths`, `components` and `operations` as openapi-typescript shapes them; `source` is named in the text. */
export async function typesOf(openapi: string, source: string): Promise<string> {
  const declarations = await openapiTS(JSON.parse(openapi, shortened), {
    alphabetize: true,
    defaultNonNullable: false,
  });
  return `/** Made from ${source} by \`npm run generate\`: a client that no longer fits it fails the check of types. */\n\n${astToString(declarations)}`;
}

/**
 * Examples would make most of the text, and every refusal has the same shape: Problem, with the codes of the operation. With a
 * discriminator the generator writes the names of schemas in place of the values that their own property has.
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

function refusalOf(responses: readonly OpenapiResponse[]): OpenapiResponse {
  const codes = responses.flatMap(({ content }) => Object.keys(content?.[PROBLEM]?.examples ?? {}));
  return { description: "One of the codes of this operation.", content: { [PROBLEM]: { schema: problemOf(codes) } } };
}

const PROBLEM = "application/problem+json";
