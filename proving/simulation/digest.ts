/** Returns a short hash of a long text, of this many hexadecimal digits. */
import { hash } from "node:crypto";

export const digest = (text: string, digits = 8): string => hash("sha256", text).slice(0, digits);
