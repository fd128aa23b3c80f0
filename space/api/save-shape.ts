/** Whether a document has the shape of a save: asked of what comes from an archive and of what an admin's edit made. */

import { ref } from "@outbound/kit/http/request/schemas.ts";
import { createAjv } from "@outbound/kit/http/request/validation.ts";
import { SAVE_SCHEMAS, SaveDocumentSchema } from "./schemas/save-document.ts";
import { API_SCHEMAS } from "./schemas.ts";

let validate: ReturnType<ReturnType<typeof createAjv>["compile"]> | undefined;

/** Most that is told of one document. */
const MOST_FAULTS = 5;

/** What does not fit, as sentences; empty for a document of the right shape. */
export function shapeFaults(document: unknown): string[] {
  validate ??= createAjv([...API_SCHEMAS, ...SAVE_SCHEMAS]).compile(ref(SaveDocumentSchema));
  if (validate(document)) return [];
  const faults = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`.trim());
  return [...new Set(faults)].slice(0, MOST_FAULTS);
}
