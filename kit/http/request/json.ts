/** Parses the JSON of a request body strictly. */
import { isUtf8 } from "node:buffer";
import { ProblemError } from "../problems/problem.ts";
import { type JsonFault, type JsonLimits, scanJson } from "./json-scan.ts";
import { pointer } from "./parameters.ts";
import { malformed } from "./validation.ts";

/** More than any operation needs, and few enough that checking them takes milliseconds. */
export const BODY_JSON_LIMITS: JsonLimits = { depth: 64, items: 10_000, keys: 10_000 };

/**
 * Parses strictly. Text that is not UTF-8 or not JSON, deep nesting and a key `__proto__` are refused with `malformed-json`; too
 * many values, duplicate keys, numbers beyond the range of a double, and text that no database can store (U+0000, a lone surrogate)
 * with `malformed-request`.
 */
export function parseJson(bytes: Buffer, limits = BODY_JSON_LIMITS): unknown {
  if (!isUtf8(bytes)) throw malformedJson("The body is not UTF-8.");
  const text = bytes.toString("utf8");
  const fault = scanJson(text, limits);
  if (fault !== undefined) throw faultProblem(fault);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw malformedJson(`The body is not valid JSON: ${(error as Error).message}.`);
  }
  if (text.includes("\\u") || text.includes("__proto__") || MAYBE_HUGE.test(text)) checkValues(value, "");
  return value;
}

/** Only such numbers can exceed a double, which has 309 digits at most. JSON.parse makes them Infinity, which is written as null. */
const MAYBE_HUGE = /\d[eE]|\d{309}/;

const malformedJson = (detail: string) => new ProblemError("malformed-json", detail);

function faultProblem(fault: JsonFault): ProblemError {
  switch (fault.kind) {
    case "depth":
      return malformedJson(`The body is nested deeper than ${fault.most} levels.`);
    case "duplicate":
      return malformed([{ path: fault.path, message: "is given twice" }]);
    case "items":
      return malformed([{ path: "", message: `must have at most ${fault.most} items in all its arrays together` }]);
    case "keys":
      return malformed([{ path: "", message: `must have at most ${fault.most} fields in all its objects together` }]);
  }
}

function checkValues(value: unknown, path: string): void {
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw malformed([{ path, message: "must be a number within ±1.8e308" }]);
  } else if (typeof value === "string") {
    if (value.includes("\0") || !value.isWellFormed()) {
      throw malformed([{ path, message: "must be text without U+0000 and without half surrogate pairs" }]);
    }
  } else if (typeof value === "object" && value !== null) {
    for (const [key, child] of Object.entries(value)) {
      if (key === "__proto__") throw malformedJson("The body has a key named __proto__.");
      checkValues(key, `${path}/${pointer(key)}`);
      checkValues(child, `${path}/${pointer(key)}`);
    }
  }
}
