/** Registering, signing in, and the sessions and API tokens of a player. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { PASSWORD_MAX, PASSWORD_MIN } from "@outbound/kit/passwords/password.ts";
import { TOKEN_PREFIX } from "../../players/api-tokens.ts";
import { TOKEN_SCOPES } from "../../store/tables.ts";
import { givenInvite } from "./invite.ts";
import { Player } from "./player.ts";
import { givenName, givenText, id, instant, nullable, object, oneOf, sentence, type View } from "./shape.ts";

export const givenUsername = Type.String({
  minLength: 3,
  maxLength: 24,
  pattern: "^[A-Za-z0-9_-]+$",
  "x-must": "have only A–Z, a–z, 0–9, _ and -",
  description: "3 to 24 characters: A–Z, a–z, 0–9, _ and -. Two names may not differ only in upper and lower case.",
});
/** A new password. */
export const newPassword = Type.String({
  minLength: PASSWORD_MIN,
  maxLength: PASSWORD_MAX,
  format: "password",
  description: "8 to 128 characters. A common one: 400 `password-common`.",
});
/** Accepts any possible password of an account, so that a wrong one is not a malformed request. */
export const currentPassword = Type.String({
  minLength: 1,
  // Before normalization a password can have more characters than PASSWORD_MAX.
  maxLength: 4 * PASSWORD_MAX,
  format: "password",
  description: "The current password.",
});

export const credentials = {
  username: givenText(64, "Name of the account, in upper or lower case."),
  password: currentPassword,
};

export const RegisterRequest = object(
  {
    username: givenUsername,
    password: newPassword,
    companyName: Type.Optional(givenName(40, "Name of the company. Default: the username.")),
    invite: Type.Optional(givenInvite),
    companyPage: Type.Optional(Type.Boolean({ description: "Anybody may read the company's page. Default: false." })),
  },
  { $id: "RegisterRequest", description: "A new player." },
);
export const KeepRequest = object(
  {
    username: givenUsername,
    password: newPassword,
    companyName: Type.Optional(givenName(40, "Name of the company. Default: it stays as it is.")),
    invite: Type.Optional(givenInvite),
  },
  { $id: "KeepRequest", description: "Name and password that turn a guest into an ordinary player." },
);
export const SignInRequest = object(credentials, { $id: "SignInRequest", description: "Name and password." });
export const PasswordRequest = object(
  {
    current: currentPassword,
    next: newPassword,
    keepTokens: Type.Optional(Type.Boolean({ description: "API tokens stay valid. By default they are revoked." })),
  },
  { $id: "PasswordRequest", description: "The current password and the new one." },
);
export const DeleteAccountRequest = object(
  { password: currentPassword },
  { $id: "DeleteAccountRequest", description: "The password, to confirm." },
);

export const tokenFields = {
  token: sentence("The token for `Authorization: Bearer`. Only this answer shows it."),
  expiresAt: instant("When the session ends if it is not used before."),
};

export const SignedIn = object(
  { player: ref(Player), ...tokenFields },
  { $id: "SignedIn", description: "The player and a new session; browsers get it as a cookie too." },
);
export type SignedInView = View<typeof SignedIn>;

export const PresentSession = object(
  { sessionId: id("the session"), player: ref(Player), expiresAt: tokenFields.expiresAt },
  { $id: "PresentSession", description: "The session of a request and its player." },
);
export type PresentSessionView = View<typeof PresentSession>;

/** Fields of a session for its owner and for admins. */
export const sessionFields = {
  id: id("the session"),
  createdAt: instant("When it began."),
  lastUsedAt: instant("When it was last used, to the hour, or to the minute for an admin."),
  expiresAt: instant("When it ends if it is not used before."),
  address: sentence("Address it was opened from."),
  userAgent: sentence("User-Agent of the program that opened it."),
};

export const Session = object(
  { ...sessionFields, current: Type.Boolean({ description: "True for the session of this request." }) },
  { $id: "Session", description: "A session of the player." },
);
export type SessionView = View<typeof Session>;

const tokenName = "What the token is for. Only its player sees this name.";
const tokenScope = oneOf(TOKEN_SCOPES, "What the token allows: `read` to read the game, `play` to give commands too.");

export const CreateTokenRequest = object(
  {
    name: givenName(50, tokenName),
    scope: tokenScope,
    expiresInDays: Type.Integer({
      minimum: 1,
      maximum: 365,
      description: "Days after which the token no longer works. There is no token without an end.",
    }),
  },
  { $id: "CreateTokenRequest", description: "A new API token." },
);

const apiTokenFields = {
  id: id("the token"),
  name: sentence(tokenName),
  scope: tokenScope,
  createdAt: instant("When it was made."),
  lastUsedAt: nullable(instant("When it was last used, to the hour; null if it never was.")),
  expiresAt: instant("When it stops working."),
};

export const ApiToken = object(apiTokenFields, {
  $id: "ApiToken",
  description: "An API token of the player, without its text.",
});
export type ApiTokenView = View<typeof ApiToken>;

export const CreatedApiToken = object(
  {
    ...apiTokenFields,
    token: Type.String({
      pattern: `^${TOKEN_PREFIX}[A-Za-z0-9_-]{43}$`,
      description: "The text for `Authorization: Bearer`. Only this answer shows it.",
    }),
  },
  { $id: "CreatedApiToken", description: "A new API token with its text." },
);
export type CreatedApiTokenView = View<typeof CreatedApiToken>;
