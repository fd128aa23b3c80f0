/** Schemas that every service uses: references to named resources, ids in paths, the problem document. */

import type { Static, TSchema } from "typebox";
import { Type } from "./type.ts";

/**
 * Returns a reference to a named resource, typed as the resource. `schema` needs an `$id` and must be among the `schemas` given
 * to `createApp`.
 */
export function ref<Schema extends TSchema>(schema: Schema, options: { readonly description?: string } = {}) {
  const { $id } = schema as { $id?: unknown };
  if (typeof $id !== "string") throw new Error("only a schema with an $id can be referenced");
  return Type.Unsafe<Static<Schema>>({ $ref: `${$id}#`, ...options });
}

/**
 * An id in a path. Any plain decimal integer reaches the handler, also zero and negative ones. An integer beyond ±(2^53−1) is
 * clamped to that bound. These name nothing, so the handler answers 404. Any other text is answered 400.
 */
export const PathId = Type.Integer({ description: "Positive integer; 404 if unknown." });

/** Control, invisible and direction-changing characters, and halves of surrogate pairs: unsafe to store and show. */
const UNSAFE =
  "\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ud800-\\udfff\\ufeff\\uffa0";

const INVISIBLE = `\\p{Cc}\\p{Cf}\\p{Cs}${UNSAFE}`;

const INVISIBLE_CHARACTERS = new RegExp(`[${INVISIBLE}]`, "gu");

/** Returns the text without characters that names must not have. */
export const visibleText = (text: string): string => text.replace(INVISIBLE_CHARACTERS, "");

const ONLY_VISIBLE = "no control characters and none that are invisible or change the direction of text";

/** A displayed name, without a blank at either end. */
export const givenName = (maxLength: number, description: string) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: `^[^\\s${UNSAFE}]([^${UNSAFE}]*[^\\s${UNSAFE}])?$`,
    "x-must": `have no blank at its ends, and ${ONLY_VISIBLE}`,
    description: `${description} 1 to ${maxLength} characters, no blank at the ends.`,
  });
/**
 * A name as typed, perhaps with blanks at its ends or in another normal form. The handler normalizes it and checks its length.
 */
export const typedName = (maxLength: number, description: string, example: string) =>
  Type.String({
    minLength: 1,
    // In other normal forms a character may take three.
    maxLength: 3 * maxLength,
    pattern: `^ *[^\\s${INVISIBLE}][^${INVISIBLE}]*$`,
    "x-must": `have a visible character, and ${ONLY_VISIBLE}`,
    description: `${description} 1 to ${maxLength} characters. Blanks at its ends are removed and not counted.`,
    example,
  });
/** A text that the service only looks up. */
export const givenText = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: `^[^${UNSAFE}]*$`, "x-must": `have ${ONLY_VISIBLE}`, description });

export const Problem = Type.Object(
  {
    type: Type.String({ description: "Address of the page about this code, which says what to do." }),
    title: Type.String({ description: "Short title, the same for every problem with this code." }),
    status: Type.Integer({ minimum: 400, maximum: 599, description: "The HTTP status." }),
    code: Type.String({
      pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
      description: "Stable; programs distinguish problems by it.",
    }),
    detail: Type.String({ description: "What happened, as a sentence with the figures." }),
    details: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), { description: "The figures of `detail`, for programs." }),
    ),
    errors: Type.Optional(
      Type.Array(
        Type.Object(
          {
            path: Type.String({
              description: "JSON pointer into the body, or /query/name, /params/name, /headers/name.",
            }),
            message: Type.String(),
          },
          { additionalProperties: false },
        ),
        { description: "On 400: the malformed places, at most 20." },
      ),
    ),
  },
  { $id: "Problem", additionalProperties: false, description: "What went wrong (RFC 9457)." },
);

export const ProblemKind = Type.Object(
  {
    code: Type.String(),
    status: Type.Integer({ minimum: 400, maximum: 599 }),
    title: Type.String(),
    cause: Type.String({ description: "Why a client gets this problem." }),
    remedy: Type.String({ description: "What the client can do about it." }),
    page: Type.String({ description: "Path of the page about this problem." }),
    example: Type.Object(
      { detail: Type.String(), details: Type.Optional(Type.Record(Type.String(), Type.Unknown())) },
      { additionalProperties: false },
    ),
  },
  { $id: "ProblemKind", additionalProperties: false, description: "One kind of problem the service can answer with." },
);
