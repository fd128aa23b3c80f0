/** Parses and checks the text of a save, without a pause: a long one takes up to a second. */
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import { parseJson } from "@outbound/kit/http/request/json.ts";
import type { JsonLimits } from "@outbound/kit/http/request/json-scan.ts";
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { createAjv, errorsOf, malformed } from "@outbound/kit/http/request/validation.ts";
import { importSave, type SaveContents, type SaveDocument } from "../rules/save/save.ts";
import type { Refusal } from "../rules/values/refusals.ts";
import { SAVE_SCHEMAS, SaveDocumentSchema } from "./schemas/save-document.ts";
import { API_SCHEMAS } from "./schemas.ts";

const validate = createAjv([...API_SCHEMAS, ...SAVE_SCHEMAS], { allErrors: false }).compile(ref(SaveDocumentSchema));

/** Returns the contents, why they cannot be used, or the problem of a malformed document. */
export function checkSave(bytes: Buffer, limits: JsonLimits): SaveContents | Refusal | ProblemError {
  try {
    const document = parseJson(bytes, limits);
    return validate(document) ? importSave(document as SaveDocument) : malformed(errorsOf(validate));
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
}
