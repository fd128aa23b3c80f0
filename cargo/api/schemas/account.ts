/** Registering, signing in, and the sessions of a player. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { PASSWORD_MAX, PASSWORD_MIN } from "@outbound/kit/passwords/password.ts";
import Type from "typebox";
import { Player } from "./player.ts";
import { givenName, givenText, id, instant, object, sentence, type View } from "./shape.ts";

export const givenUsername = Type.String({
  minLength: 3,
  maxLength: 24,
  pattern: "^[A-Za-z0-9_-]+$",
  description: "3 to 24 of A–Z, a–z, 0–9, _ and -; unique whatever the case.",
});
/** A password to be set. */
export const newPassword = Type.String({
  minLength: PASSWORD_MIN,
  maxLength: PASSWORD_MAX,
  format: "password",
  description: "8 to 128 characters. A common one: 400 `password-common`.",
});
/** Any text that could be the password of an account: a wrong one is no malformed request. */
export const presentPassword = Type.String({
  minLength: 1,
  // The same password can take more characters than PASSWORD_MAX before it is brought to its normal form.
  maxLength: 4 * PASSWORD_MAX,
  format: "password",
  description: "The present password.",
});

/** What players and admins sign in with. */
export const credentials = {
  username: givenText(64, "Name of the account, in any case."),
  password: presentPassword,
};

export const RegisterRequest = object(
  {
    username: givenUsername,
    password: newPassword,
    companyName: Type.Optional(givenName(40, "Name of the company; the username unless given.")),
  },
  { $id: "RegisterRequest", description: "A new player." },
);
export const SignInRequest = object(credentials, { $id: "SignInRequest", description: "Who wants to sign in." });
export const PasswordRequest = object(
  { current: presentPassword, next: newPassword },
  { $id: "PasswordRequest", description: "The present password and the new one." },
);
export const DeleteAccountRequest = object(
  { password: presentPassword },
  { $id: "DeleteAccountRequest", description: "The password, to be sure." },
);

export const tokenFields = {
  token: sentence("What the header Authorization takes after Bearer. It is shown only here."),
  expiresAt: instant("When the session ends if it is not used before."),
};

export const SignedIn = object(
  { player: ref(Player), ...tokenFields },
  { $id: "SignedIn", description: "The player and a new session, which the cookie holds too." },
);
export type SignedInView = View<typeof SignedIn>;

export const PresentSession = object(
  { sessionId: id("the session"), player: ref(Player), expiresAt: tokenFields.expiresAt },
  { $id: "PresentSession", description: "Who is signed in." },
);
export type PresentSessionView = View<typeof PresentSession>;

/** A session as its owner and admins see it. */
export const sessionFields = {
  id: id("the session"),
  createdAt: instant("When it began."),
  lastUsedAt: instant("When it was last used, to the hour."),
  expiresAt: instant("When it ends if it is not used before."),
  address: sentence("Address it was opened from."),
  userAgent: sentence("Program it was opened with, as that called itself."),
};

export const Session = object(
  { ...sessionFields, current: Type.Boolean({ description: "The one that this request came with." }) },
  { $id: "Session", description: "A session of the player." },
);
export type SessionView = View<typeof Session>;
