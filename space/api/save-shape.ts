/** Whether a document has the shape of a save: checked for archives and after admin edits. */

import { ref } from "@outbound/kit/http/request/schemas.ts";
import { createAjv } from "@outbound/kit/http/request/validation.ts";
import { SAVE_SCHEMAS, SaveDocumentSchema } from "./schemas/save-document.ts";
import { API_SCHEMAS } from "./schemas.ts";

let validate: ReturnType<ReturnType<typeof createAjv>["compile"]> | undefined;

/** Maximum number of errors reported for one document. */
const MOST_FAULTS = 5;

/** The shape errors as sentences; empty for a valid document. */
export function shapeFaults(document: unknown): string[] {
  validate ??= createAjv([...API_SCHEMAS, ...SAVE_SCHEMAS]).compile(ref(SaveDocumentSchema));
  if (validate(document)) return [];
  const faults = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`.trim());
  return [...new Set(faults)].slice(0, MOST_FAULTS);
}
