/** The building blocks of the API's schemas, and the schemas that many of them share. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import type { Static, TObjectOptions, TProperties, TSchema } from "typebox";

/** The value type of a schema, deeply read-only like values of the rules. */
export type View<Schema extends TSchema> = DeepReadonly<Static<Schema>>;

type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

/** References a named schema in an answer. Handlers may return read-only values. */
export const answer = <Schema extends TSchema>(schema: Schema) => Type.Unsafe<View<Schema>>(ref(schema));

export const object = <P extends TProperties>(properties: P, options: TObjectOptions = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options });
export const oneOf = <T extends string>(values: readonly T[], description: string, options: object = {}) =>
  Type.Unsafe<T>({ type: "string", enum: [...values], description, ...options });
export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const id = (what: string) => Type.Integer({ minimum: 1, description: `Id of ${what}.` });
/** Describes an id in a body. The rules refuse an unknown one, so 0 and negative ids are valid here. */
export const givenId = (what: string) =>
  Type.Integer({
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
    description: `Id of ${what}; 404 if unknown.`,
  });
export const count = (description: string) => Type.Integer({ minimum: 0, description });
export const amount = (description: string) => Type.Number({ minimum: 0, description });
export const share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });
export const pageLimit = (fallback: number) =>
  Type.Integer({ minimum: 1, maximum: 200, default: fallback, description: "Maximum number of items." });
export const sentence = (description: string) => Type.String({ description });
export const euros = (description: string) => Type.Integer({ description: `${description} Whole euros.` });
/** An instant of the world's clock. */
export const simTime = (description: string) =>
  Type.Integer({ minimum: 0, description: `${description} Simulated milliseconds since 1970.` });
export const instant = (description: string) =>
  Type.String({ format: "date-time", description: `${description} ISO 8601, UTC.` });
export const reputation = Type.Number({
  minimum: 0,
  maximum: 100,
  description: "Reputation in points, with one decimal.",
});

export const icao = (description: string) =>
  Type.String({ pattern: "^[A-Z]{4}$", description: `${description} ICAO code.` });
export const GIVEN_ICAO = { pattern: "^[A-Za-z]{4}$", "x-must": "be an ICAO code of 4 letters, such as EDDM" };
/** Describes an ICAO code in a body or a query, in upper or lower case. The rules refuse an unknown one. */
export const givenIcao = (description: string) =>
  Type.String({
    ...GIVEN_ICAO,
    description: `${description} ICAO code in upper or lower case. If no airport has it: 400 \`unknown-icao\`.`,
    example: "EDDM",
  });

export { givenName, givenText } from "@outbound/kit/http/request/schemas.ts";
