/** What a password may be: long enough, not too long, not a common one. */
import { isCommonPassword } from "./common-passwords.ts";

/** In characters (code points). */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

type LengthFault = "too-short" | "too-long";
export type PasswordFault = LengthFault | "common";

/** What else is refused besides common passwords. */
export interface AlsoRefused {
  /** In lower case: what an operator's list holds, as of passwords that were found in breaches. */
  readonly listed?: ReadonlySet<string> | undefined;
  /** Names of the account, of its company. */
  readonly own?: readonly string[];
}

/** What is wrong with a new password; counted in its normal form, which is what is hashed. */
export function passwordFault(password: string, { listed, own }: AlsoRefused = {}): PasswordFault | undefined {
  const normal = normalPassword(password);
  const fault = lengthFault(normal);
  if (fault !== undefined) return fault;
  const isListed = listed?.has(normal.toLowerCase()) === true;
  return isListed || isCommonPassword(normal, own) ? "common" : undefined;
}

/** What is wrong with the length alone, which takes no time. */
export function lengthFault(password: string): LengthFault | undefined {
  const length = [...normalPassword(password)].length;
  if (length < PASSWORD_MIN) return "too-short";
  return length > PASSWORD_MAX ? "too-long" : undefined;
}

/**
 * NFKC, as NIST SP 800-63B says: the same keys give other code points on other systems (composed or not, full or half
 * width), and a password must be the same from any of them. Case, spaces and everything else are kept.
 */
export const normalPassword = (password: string): string => password.normalize("NFKC");
