/** The admin panel: users, sessions of all kinds, players and the audit. The kit has the schemas of the table admin. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { Row } from "@outbound/kit/table-admin/schemas.ts";
import { LONGEST_REASON } from "../../rules/values/limits.ts";
import { credentials, currentPassword, givenUsername, newPassword, sessionFields, tokenFields } from "./account.ts";
import { PageQuery, page } from "./history.ts";
import { givenName, icao, id, instant, nullable, object, oneOf, sentence, type View } from "./shape.ts";

export const AdminLoginRequest = object(credentials, { $id: "AdminLoginRequest", description: "Name and password." });

export const AdminUser = object(
  { id: id("the admin user"), username: sentence("Name to sign in with."), createdAt: instant("When it was added.") },
  { $id: "AdminUser", description: "A user of the admin panel." },
);
export type AdminUserView = View<typeof AdminUser>;

export const AdminLoggedIn = object(
  { admin: ref(AdminUser), ...tokenFields },
  { $id: "AdminLoggedIn", description: "The admin user and a new session; browsers get it as a cookie too." },
);
export type AdminLoggedInView = View<typeof AdminLoggedIn>;

export const AdminSession = object(
  { sessionId: id("the session"), admin: ref(AdminUser), expiresAt: tokenFields.expiresAt },
  { $id: "AdminSession", description: "The session of a request and its admin user." },
);
export type AdminSessionView = View<typeof AdminSession>;

export const CreateAdminUserRequest = object(
  { current: currentPassword, username: givenUsername, password: newPassword },
  { $id: "CreateAdminUserRequest", description: "The caller's password, and the new admin user." },
);
export const DeleteAdminUserRequest = object(
  { current: currentPassword },
  { $id: "DeleteAdminUserRequest", description: "The caller's password, to confirm." },
);
export const ChangeAdminUserRequest = object(
  { current: currentPassword, username: Type.Optional(givenUsername), password: Type.Optional(newPassword) },
  {
    $id: "ChangeAdminUserRequest",
    minProperties: 2,
    description: "The caller's password, and what to change; a new password ends the user's sessions.",
  },
);

export const SESSION_KINDS = ["player", "admin"] as const;

/** Query of the list of sessions. */
export const SessionsQuery = object({
  ...PageQuery.properties,
  kind: oneOf(SESSION_KINDS, "Sessions of players or of admins.", { default: "player" }),
});

export const SessionRow = object(
  {
    ...sessionFields,
    kind: oneOf(SESSION_KINDS, "The session of a player or of an admin."),
    userId: id("the player or the admin user"),
    username: sentence("Name of the player or the admin user."),
  },
  { $id: "SessionRow", description: "A session as admins see it." },
);
export type SessionRowView = View<typeof SessionRow>;

export const SessionPage = page("SessionPage", SessionRow, "Open sessions.");
export type SessionPageView = View<typeof SessionPage>;

export const SetPasswordRequest = object(
  { current: currentPassword, password: newPassword },
  {
    $id: "SetPasswordRequest",
    description: "The caller's password, and a new one for a player; it ends the player's sessions.",
  },
);
export const SuspendRequest = object(
  {
    suspended: Type.Boolean({ description: "False: the player can sign in again." }),
    reason: Type.Optional(
      givenName(LONGEST_REASON, "The reason, which the player sees. Ignored with `suspended: false`."),
    ),
    hours: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 87_600,
        description: "Hours that the suspension lasts. Default: until an admin restores the player.",
      }),
    ),
  },
  { $id: "SuspendRequest", description: "Whether the player is suspended, why and for how long." },
);

export const FindPlayersQuery = object({
  search: Type.String({
    minLength: 1,
    maxLength: 50,
    description: "A part of the username or of the company's name, in upper or lower case.",
    example: "mira",
  }),
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 50, description: "Maximum number of players." }),
});

/** Most euros of one adjustment. */
const MOST_ADJUSTED = 1_000_000_000;

export const AdjustCashRequest = object(
  {
    amount: Type.Integer({
      minimum: -MOST_ADJUSTED,
      maximum: MOST_ADJUSTED,
      not: { const: 0 },
      description: "Whole euros to add; a negative number takes away.",
    }),
    reason: givenName(LONGEST_REASON, "The reason, which the player sees."),
  },
  { $id: "AdjustCashRequest", description: "What to add to a player's cash, and why." },
);

export const AdjustedCash = object(
  {
    playerId: id("the player"),
    amount: Type.Integer({
      description: "Whole euros that were added: less than requested if the cash reached its limit.",
    }),
    cash: Type.Integer({ minimum: 0, description: "The player's cash now, in whole euros." }),
    preview: Type.Boolean({ description: "True if nothing was changed." }),
  },
  { $id: "AdjustedCash", description: "The result of an adjustment of cash." },
);

export const AdminPlayer = object(
  {
    id: id("the player"),
    username: sentence("Name to sign in with."),
    companyName: sentence("Name of the company."),
    suspended: Type.Boolean({ description: "The player's sessions are refused, and the player cannot sign in." }),
    suspendedUntil: nullable(
      instant("When the suspension ends; null if it lasts until an admin restores the player, or if there is none."),
    ),
    suspensionReason: nullable(sentence("Why, as the player is shown it")),
    hasPassword: Type.Boolean({ description: "Without a password nobody can sign in." }),
  },
  { $id: "AdminPlayer", description: "A player as admins see one." },
);
export type AdminPlayerView = View<typeof AdminPlayer>;

export const SuspendedPlayer = object(
  { ...AdminPlayer.properties, preview: Type.Boolean({ description: "A dry run: nothing has changed." }) },
  { $id: "SuspendedPlayer", description: "A player after a suspension or restoration, as admins see one." },
);
export type SuspendedPlayerView = View<typeof SuspendedPlayer>;

export const FoundPlayers = object(
  {
    players: Type.Array(
      object({
        ...AdminPlayer.properties,
        cash: Type.Integer({ minimum: 0, description: "Whole euros." }),
        homeIcao: nullable(icao("The home; null before one is chosen.")),
        createdAt: instant("When the account was made."),
        seenAt: nullable(instant("When the player's last request came, to the hour; null if none was recorded.")),
      }),
      { description: "Names that begin with the text come first, then by username." },
    ),
    total: Type.Integer({ minimum: 0, description: "Number of players found, with those beyond the limit." }),
  },
  { $id: "FoundPlayers", description: "The players whose names contain a text." },
);
export type FoundPlayersView = View<typeof FoundPlayers>;

export const AuditEntry = object(
  {
    id: id("the entry"),
    adminId: nullable(id("the admin user; null for the command line")),
    adminName: sentence("Name of the admin user at that time."),
    action: sentence("What was done."),
    target: sentence("Table and id of the row that was changed, such as `players 17`."),
    data: Type.Record(Type.String(), Type.Unknown(), {
      description: "What changed, without secrets. `reverts` is the id of the entry that the change reverts.",
    }),
    revertedBy: nullable(id("the latest entry that reverts it; null without one")),
    at: instant("When the change was made."),
  },
  { $id: "AuditEntry", description: "One change that an admin made." },
);
export type AuditEntryView = View<typeof AuditEntry>;

export const AuditRevert = object(
  {
    table: sentence("Table of the row."),
    action: oneOf(
      ["add", "edit", "delete"],
      "The edit that reverts the change: for example, a deleted row is added again.",
    ),
    before: nullable(ref(Row)),
    after: nullable(ref(Row)),
    preview: Type.Boolean({ description: "True if nothing was changed." }),
  },
  { $id: "AuditRevert", description: "The row before and after reverting a change; null where there is none." },
);
export type AuditRevertView = View<typeof AuditRevert>;

export const AuditPage = page("AuditPage", AuditEntry, "Changes that admins made.");
export type AuditPageView = View<typeof AuditPage>;
