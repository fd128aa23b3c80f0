/** Reads the examples of a description from their file. */
import { readFileSync } from "node:fs";
import type { OperationExamples } from "./operation.ts";

export const readExamples = (file: URL): Readonly<Record<string, OperationExamples>> =>
  JSON.parse(readFileSync(file, "utf8"));
