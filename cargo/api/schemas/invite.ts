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
  description: "Code of an invite. Needed if the service lets only players with an invite register, otherwise ignored.",
});

export const CreateInviteRequest = object(
  {
    uses: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 1000,
        description: "How many players may register with it. Default: 1.",
      }),
    ),
    hours: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 8760, description: "Hours until it expires. Default: a week." }),
    ),
    note: Type.Optional(givenName(100, "Note for admins, such as whom it is for.")),
  },
  { $id: "CreateInviteRequest", description: "A new invite." },
);

const inviteFields = {
  id: id("the invite"),
  note: nullable(sentence("Note for admins, such as whom it is for.")),
  uses: Type.Integer({ minimum: 1, description: "How many players may register with it." }),
  used: Type.Integer({ minimum: 0, description: "How many players have registered with it." }),
  createdAt: instant("When it was made."),
  expiresAt: instant("When it stops working."),
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
      description: "The value of `invite` for registering. Only this answer shows it.",
    }),
    path: sentence("Path on this service of the page where a browser registers with it."),
  },
  { $id: "CreatedInvite", description: "A new invite with its code." },
);
export type CreatedInviteView = View<typeof CreatedInvite>;

export const InvitePage = page("InvitePage", Invite, "Invites, also those that are used up or expired.");
