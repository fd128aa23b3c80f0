/** The admin panel: its own users and sessions, the players' sessions, and the audit. Tables are the kit's. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import Type from "typebox";
import { credentials, givenUsername, newPassword, presentPassword, sessionFields, tokenFields } from "./account.ts";
import { PageQuery, page } from "./history.ts";
import { id, instant, nullable, object, oneOf, sentence, type View } from "./shape.ts";

export const AdminLoginRequest = object(credentials, { $id: "AdminLoginRequest", description: "Who wants to log in." });

export const AdminUser = object(
  { id: id("the admin user"), username: sentence("Name to log in with."), createdAt: instant("When it was made.") },
  { $id: "AdminUser", description: "Somebody who can log in to the admin panel." },
);
export type AdminUserView = View<typeof AdminUser>;

export const AdminLoggedIn = object(
  { admin: ref(AdminUser), ...tokenFields },
  { $id: "AdminLoggedIn", description: "The admin user and a new session, which the cookie holds too." },
);
export type AdminLoggedInView = View<typeof AdminLoggedIn>;

export const AdminSession = object(
  { sessionId: id("the session"), admin: ref(AdminUser), expiresAt: tokenFields.expiresAt },
  { $id: "AdminSession", description: "Who is logged in to the admin panel." },
);
export type AdminSessionView = View<typeof AdminSession>;

export const CreateAdminUserRequest = object(
  { username: givenUsername, password: newPassword },
  { $id: "CreateAdminUserRequest", description: "A new admin user." },
);
export const ChangeAdminUserRequest = object(
  { current: presentPassword, username: Type.Optional(givenUsername), password: Type.Optional(newPassword) },
  {
    $id: "ChangeAdminUserRequest",
    minProperties: 2,
    description: "The password of who asks, and what to change; a new password ends the sessions.",
  },
);

export const SESSION_KINDS = ["player", "admin"] as const;

/** Query of the list of sessions. */
export const SessionsQuery = object({
  ...PageQuery.properties,
  kind: oneOf(SESSION_KINDS, "Whose sessions.", { default: "player" }),
});

export const SessionRow = object(
  {
    ...sessionFields,
    kind: oneOf(SESSION_KINDS, "Whose it is."),
    userId: id("the player or the admin user"),
    username: sentence("Name of the player or the admin user."),
  },
  { $id: "SessionRow", description: "A session as admins see it." },
);
export type SessionRowView = View<typeof SessionRow>;

export const SessionPage = page("SessionPage", SessionRow, "Open sessions.");
export type SessionPageView = View<typeof SessionPage>;

export const SetPasswordRequest = object(
  { password: newPassword },
  { $id: "SetPasswordRequest", description: "A new password for a player; it ends the player's sessions." },
);
export const SuspendRequest = object(
  { suspended: Type.Boolean({ description: "False lets the player in again." }) },
  { $id: "SuspendRequest", description: "Whether the player is kept out." },
);

export const AdminPlayer = object(
  {
    id: id("the player"),
    username: sentence("Name to sign in with."),
    companyName: sentence("Name of the company."),
    suspended: Type.Boolean({ description: "Kept out: no session and no sign-in." }),
    hasPassword: Type.Boolean({ description: "Without one nobody can sign in." }),
  },
  { $id: "AdminPlayer", description: "A player as admins see one." },
);
export type AdminPlayerView = View<typeof AdminPlayer>;

export const AuditEntry = object(
  {
    id: id("the entry"),
    adminId: nullable(id("the admin user; null for what the command line did")),
    adminName: sentence("Name of the admin user at that time."),
    action: sentence("What was done."),
    target: sentence("What it was done to, as `players 17`."),
    data: Type.Record(Type.String(), Type.Unknown(), { description: "What changed; never a secret." }),
    at: instant("When."),
  },
  { $id: "AuditEntry", description: "One change that an admin made." },
);
export type AuditEntryView = View<typeof AuditEntry>;

export const AuditPage = page("AuditPage", AuditEntry, "Changes that admins made.");
export type AuditPageView = View<typeof AuditPage>;
