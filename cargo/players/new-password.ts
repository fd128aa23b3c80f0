/** Refusals of passwords: a new one before it is hashed, and a wrong current one. */
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import { malformed } from "@outbound/kit/http/request/validation.ts";
import { type AlsoRefused, PASSWORD_MAX, PASSWORD_MIN, passwordFault } from "@outbound/kit/passwords/password.ts";
import { StartError } from "@outbound/kit/settings/start-error.ts";

/** `path` is that of the password in the body. Throws the problem: 400. */
export function checkNewPassword(password: string, path: string, also: AlsoRefused): void {
  const fault = passwordFault(password, also);
  if (fault === undefined) return;
  if (fault === "common") {
    throw new ProblemError("password-common", "The password is one of the most common ones.");
  }
  // The schema counts the characters as given. The normalized password may have fewer or more.
  throw malformed([{ path, message: `must have ${PASSWORD_MIN} to ${PASSWORD_MAX} characters` }]);
}

export const wrongPassword = (): ProblemError => new ProblemError("wrong-password", "The current password is wrong.");

/**
 * The first admin's password must be as hard to guess as players' passwords. Only for a world without an admin: the setting counts
 * there alone, and the first estimate takes a tenth of the time of a start. Throws a StartError, which does not repeat the value.
 */
export function assertHardToGuess(password: string, listed: ReadonlySet<string> | undefined): void {
  if (passwordFault(password, { own: ["admin"] }) !== undefined) {
    throw new StartError("CARGO_ADMIN_PASSWORD is too easy to guess");
  }
  if (passwordFault(password, { listed }) === undefined) return;
  throw new StartError("CARGO_ADMIN_PASSWORD: is too easy to guess: it is in the file of PASSWORD_LIST");
}
