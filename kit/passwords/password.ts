/** The rules for passwords: a minimum and a maximum length, and no common ones. */
import { isCommonPassword } from "./common-passwords.ts";

/** In characters (code points). */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

type LengthFault = "too-short" | "too-long";
export type PasswordFault = LengthFault | "common";

/** Texts that are refused besides common passwords. */
export interface AlsoRefused {
  /** In lower case: an operator's list, such as passwords from breaches. */
  readonly listed?: ReadonlySet<string> | undefined;
  /** Names of the account and its company. */
  readonly own?: readonly string[];
}

/** Returns what is wrong with a new password, judged in its normal form, which is what is hashed. */
export function passwordFault(password: string, { listed, own }: AlsoRefused = {}): PasswordFault | undefined {
  const normal = normalPassword(password);
  const fault = lengthFault(normal);
  if (fault !== undefined) return fault;
  const isListed = listed?.has(normal.toLowerCase()) === true;
  return isListed || isCommonPassword(normal, own) ? "common" : undefined;
}

/** Checks only the length, which takes no time. */
export function lengthFault(password: string): LengthFault | undefined {
  const length = [...normalPassword(password)].length;
  if (length < PASSWORD_MIN) return "too-short";
  return length > PASSWORD_MAX ? "too-long" : undefined;
}

/**
 * NFKC, as NIST SP 800-63B says: the same keys give different code points on different systems (composed or not, full or half
 * width), and the password must be the same. Case, spaces and everything else are kept.
 */
export const normalPassword = (password: string): string => password.normalize("NFKC");
