import { createHash } from "node:crypto";

/** Returns a short hash of a long text. */
export const digest = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 8);
