/** Refuses passwords: a weak new one before it is hashed, and a wrong current one. */
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import { malformed } from "@outbound/kit/http/request/validation.ts";
import { type AlsoRefused, PASSWORD_MAX, PASSWORD_MIN, passwordFault } from "@outbound/kit/passwords/password.ts";
import { StartError } from "@outbound/kit/settings/start-error.ts";

/** Throws a 400 problem for a weak password. `path` is the password's path in the body. */
export function checkNewPassword(password: string, path: string, also: AlsoRefused): void {
  const fault = passwordFault(password, also);
  if (fault === undefined) return;
  if (fault === "common") {
    throw new ProblemError("password-common", "The password is one of the most common ones.");
  }
  // The schema counts characters as given. The normalized password may have fewer or more.
  throw malformed([{ path, message: `must have ${PASSWORD_MIN} to ${PASSWORD_MAX} characters` }]);
}

export const wrongPassword = (): ProblemError => new ProblemError("wrong-password", "The current password is wrong.");

/**
 * Throws a StartError, which does not repeat the value, if the first admin's password is easier to guess than players' passwords
 * may be. Called only for a new world and for one without an admin: only there does the setting matter, and the first estimate
 * takes a tenth of the start's time.
 */
export function assertHardToGuess(password: string, listed: ReadonlySet<string> | undefined): void {
  if (passwordFault(password, { own: ["admin"] }) !== undefined) {
    throw new StartError("CARGO_ADMIN_PASSWORD is too easy to guess");
  }
  if (passwordFault(password, { listed }) === undefined) return;
  throw new StartError("CARGO_ADMIN_PASSWORD is too easy to guess: it is in the file of PASSWORD_LIST");
}
