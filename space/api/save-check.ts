/** Parses and checks the text of a save synchronously, which takes up to a second for a long one. */
import { type FieldError, ProblemError } from "@outbound/kit/http/problems/problem.ts";
import { parseJson } from "@outbound/kit/http/request/json.ts";
import { type JsonLimits, scanJson } from "@outbound/kit/http/request/json-scan.ts";
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { createAjv, errorsOf, malformed } from "@outbound/kit/http/request/validation.ts";
import { importSave, type SaveContents, type SaveDocument } from "../rules/save/save.ts";
import type { Refusal } from "../rules/values/refusals.ts";
import { SAVE_SCHEMAS, SaveDocumentSchema } from "./schemas/save-document.ts";
import { API_SCHEMAS } from "./schemas.ts";

const compiled = (allErrors: boolean) =>
  createAjv([...API_SCHEMAS, ...SAVE_SCHEMAS], { allErrors }).compile(ref(SaveDocumentSchema));
const validate = compiled(false);
let validateAll: ReturnType<typeof compiled> | undefined;

/**
 * Greatest number of faulty places that are reported. If the document has more values, only the first is reported, because all of
 * its errors could fill the memory.
 */
const MOST_PLACES = 10;
const VALUES_LOOKED_AT: JsonLimits = { depth: 64, items: 20_000, keys: 20_000 };

/** Returns the contents, the reason why they cannot be used, or the problem of a malformed document. */
export function checkSave(bytes: Buffer, limits: JsonLimits): SaveContents | Refusal | ProblemError {
  try {
    const document = parseJson(bytes, limits);
    return validate(document) ? importSave(document as SaveDocument) : malformed(placesOf(bytes, document));
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
}

/** Returns the faults of a document that `validate` has refused. */
function placesOf(bytes: Buffer, document: unknown): FieldError[] {
  const first = errorsOf(validate);
  if (scanJson(bytes.toString("utf8"), VALUES_LOOKED_AT) !== undefined) return first;
  validateAll ??= compiled(true);
  validateAll(document);
  return errorsOf(validateAll).slice(0, MOST_PLACES);
}
