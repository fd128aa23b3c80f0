/** Checks whether a document has the shape of a save: for kept turns, and after admin edits. */

import { turnOver } from "@outbound/kit/host/turn-over.ts";
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { createAjv } from "@outbound/kit/http/request/validation.ts";
import type { ShapeCheck } from "../store/commands.ts";
import { SAVE_SCHEMAS, SaveDocumentSchema } from "./schemas/save-document.ts";
import { API_SCHEMAS } from "./schemas.ts";

let compiled: Promise<ShapeCheck> | undefined;

/** Greatest number of errors reported for one document. */
const MOST_FAULTS = 5;

/** Resolves with a function that returns the shape errors as sentences; empty for a valid document. */
export function shapeCheck(): Promise<ShapeCheck> {
  compiled ??= compile();
  return compiled;
}

/**
 * Compiles one schema at a time with a pause after each: compiling all at once would block other requests for a tenth of a
 * second.
 */
async function compile(): Promise<ShapeCheck> {
  const ajv = createAjv([...API_SCHEMAS, ...SAVE_SCHEMAS]);
  for (const name of ["Factor", "SavedTask", "SavedMission", "SavedMember", "SavedGame"]) {
    ajv.getSchema(name);
    await turnOver();
  }
  const validate = ajv.compile(ref(SaveDocumentSchema));
  return (document) => {
    if (validate(document)) return [];
    const faults = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`.trim());
    return [...new Set(faults)].slice(0, MOST_FAULTS);
  };
}
