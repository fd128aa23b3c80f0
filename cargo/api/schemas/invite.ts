/** Who may register, and the invites that admins create. */
import { Type } from "@outbound/kit/http/request/type.ts";
import { REGISTRATIONS } from "../../players/invites.ts";
import { page } from "./history.ts";
import { givenName, id, instant, nullable, object, oneOf, sentence, type View } from "./shape.ts";

export const Registration = object(
  { registration: oneOf(REGISTRATIONS, "Who may register: anyone, holders of an invite, or nobody.") },
  { $id: "Registration", description: "Whether this service takes new players." },
);

/** Characters of an invite's code. */
const CODE_LENGTH = 22;

export const givenInvite = Type.String({
  minLength: 1,
  maxLength: 64,
  pattern: "^[A-Za-z0-9_-]+$",
  "x-must": "have only A–Z, a–z, 0–9, _ and -",
  description: "Code of an invite. Needed where registration takes one, and ignored elsewhere.",
});

export const CreateInviteRequest = object(
  {
    uses: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 1000,
        description: "How many players may register with it, 1 unless given.",
      }),
    ),
    hours: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 8760, description: "When it expires, a week from now unless given." }),
    ),
    note: Type.Optional(givenName(100, "Note for admins, such as the guest's name.")),
  },
  { $id: "CreateInviteRequest", description: "A new invite." },
);

const inviteFields = {
  id: id("the invite"),
  note: nullable(sentence("Note for admins, such as the guest's name")),
  uses: Type.Integer({ minimum: 1, description: "How many players may register with it." }),
  used: Type.Integer({ minimum: 0, description: "How many did." }),
  createdAt: instant("When it was made."),
  expiresAt: instant("From when on it no longer works."),
};

export const Invite = object(inviteFields, {
  $id: "Invite",
  description: "An invite as admins see it, without its code.",
});
export type InviteView = View<typeof Invite>;

export const CreatedInvite = object(
  {
    ...inviteFields,
    code: Type.String({
      minLength: CODE_LENGTH,
      maxLength: CODE_LENGTH,
      description: "What registering takes as `invite`. It is shown only here.",
    }),
    path: sentence("The page where a browser registers with it, below the address of this service."),
  },
  { $id: "CreatedInvite", description: "A new invite with its code." },
);
export type CreatedInviteView = View<typeof CreatedInvite>;

export const InvitePage = page("InvitePage", Invite, "Invites, also those that are used up or expired.");
