/** The settings of the cargo service, read from the environment. */
import { lengthFault, PASSWORD_MAX, PASSWORD_MIN } from "@outbound/kit/passwords/password.ts";
import { exportFolder } from "@outbound/kit/settings/export-folder.ts";
import { httpSettings } from "@outbound/kit/settings/http-settings.ts";
import { networks } from "@outbound/kit/settings/networks.ts";
import { flag, integer, noneOrInteger, oneOf, type Parser, text, url } from "@outbound/kit/settings/parsers.ts";
import { type SettingValues, setting } from "@outbound/kit/settings/settings.ts";
import { REGISTRATIONS, type Registration } from "./players/invites.ts";

/** Only 1 enables the hooks. A value that may mean "on" must not be read as off. */
const hooks: Parser<boolean> = {
  takes: "1, or 0 or off",
  parse(given) {
    if (!["1", "0", "off"].includes(given)) throw new Error(`must be ${hooks.takes}, not ${JSON.stringify(given)}`);
    return given === "1";
  },
};

/** Checks the length like players' passwords; the strength is checked where it is used. The error does not repeat the value. */
const password: Parser<string> = {
  takes: `${PASSWORD_MIN} to ${PASSWORD_MAX} characters, hard to guess`,
  parse(given) {
    if (lengthFault(given) === undefined) return given;
    throw new Error(`must be ${PASSWORD_MIN} to ${PASSWORD_MAX} characters`);
  },
};

export const CARGO_SETTINGS = {
  ...httpSettings("CARGO", 4200),
  databaseUrl: setting<string>({
    name: "CARGO_DATABASE_URL",
    fallback: "sqlite:data/cargo.db",
    description: "Database of the world: `sqlite:` with the path of a file, or `postgres://…`.",
    parser: url("sqlite:", "postgres://", "postgresql://"),
  }),
  seed: setting<number | undefined>({
    name: "CARGO_SEED",
    fallback: undefined,
    fallbackText: "random",
    description: "Seed of a new world. An existing world keeps its own.",
    parser: integer(0, Number.MAX_SAFE_INTEGER),
  }),
  adminPassword: setting<string | undefined>({
    name: "CARGO_ADMIN_PASSWORD",
    fallback: undefined,
    fallbackText: "random, printed once",
    description: "Password of the first admin user, `admin`. It is used only as long as there is no admin user.",
    parser: password,
  }),
  passwordList: setting<string | undefined>({
    name: "PASSWORD_LIST",
    fallback: undefined,
    fallbackText: "none",
    description: "A text file of passwords, one a line, that are refused in addition to the common ones.",
    parser: text("the path of a file"),
  }),
  historyMonths: setting<number>({
    name: "CARGO_HISTORY_MONTHS",
    fallback: 12,
    description:
      "Months for which players' events, ledger entries and ended packages are kept; 0 keeps them for ever. Sums, cash and ranks stay the same.",
    parser: integer(0, 1200),
  }),
  auditMonths: setting<number>({
    name: "CARGO_AUDIT_MONTHS",
    fallback: 12,
    description: "Months for which the audit of admins' changes is kept; 0 keeps it for ever.",
    parser: integer(0, 1200),
  }),
  unusedAccountDays: setting<number>({
    name: "CARGO_UNUSED_ACCOUNT_DAYS",
    fallback: 90,
    description:
      "Days after which an account with a password is exported and deleted if it never flew, has no open session or valid API token and is not suspended. 0 keeps these accounts. Other accounts are never deleted, except guests after 7 days without a request.",
    parser: noneOrInteger(30, 3650),
  }),
  exportFolder: exportFolder("CARGO"),
  registration: setting<Registration>({
    name: "CARGO_REGISTRATION",
    fallback: "open",
    description: "Who may register: anyone, only players with an invite from an admin, or nobody.",
    parser: oneOf(...REGISTRATIONS),
  }),
  guestsLimit: setting<number>({
    name: "CARGO_GUESTS_LIMIT",
    // Each takes some kilobytes of memory.
    fallback: 10_000,
    description: "Most guests at a time; one more is refused with `too-many-guests`. 0: nobody can begin as a guest.",
    parser: integer(0, 1_000_000),
  }),
  publicRanking: setting<boolean>({
    name: "CARGO_PUBLIC_RANKING",
    fallback: false,
    description:
      "Anybody may read the ranking, at `/ranking` and `GET /api/ranking`. Only companies that show their page are named.",
    parser: flag,
  }),
  testHooks: setting<boolean>({
    name: "FLIGHT_TEST_HOOKS",
    fallback: false,
    description: "Test hooks under /api/test. Never set it for a world that people play in.",
    parser: hooks,
  }),
  insecureCookies: setting<boolean>({
    name: "INSECURE_COOKIES",
    fallback: false,
    description:
      "Lets the service listen beyond loopback without TLS in front; passwords and sessions can then be overheard.",
    parser: flag,
  }),
  metricsAllow: setting<readonly string[]>({
    name: "METRICS_ALLOW",
    fallback: [],
    description: "Addresses besides loopback that may read /metrics.",
    parser: networks,
  }),
};

/** The settings of the app. Absent ones have their defaults. */
export type CargoSettings = Partial<SettingValues<typeof CARGO_SETTINGS>>;
