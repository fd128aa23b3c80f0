/** Alliances, their members and their invitations. */
import { PathId, ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { MarketPlane } from "../market.ts";
import {
  count,
  euros,
  givenName,
  givenText,
  id,
  instant,
  nullable,
  object,
  pageLimit,
  sentence,
  type View,
} from "../shape.ts";

export const AllianceRequest = object(
  {
    name: {
      ...givenName(24, "Name of the alliance."),
      minLength: 3,
      description: "Name of the alliance. 3 to 24 characters, no blank at the ends.",
    },
  },
  { $id: "AllianceRequest", description: "The alliance to found." },
);

export const InvitationRequest = object(
  { username: givenText(64, "Name of the player, in upper or lower case.") },
  { $id: "InvitationRequest", description: "Who is invited." },
);

export const ExpulsionRequest = object(
  { username: givenText(64, "Name of the member, in upper or lower case.") },
  { $id: "ExpulsionRequest", description: "Who is expelled." },
);

export const DeclineRequest = object(
  { block: Type.Optional(Type.Boolean({ description: "True declines all later invitations of this alliance too." })) },
  { $id: "DeclineRequest", description: "How to decline." },
);

export const AlliancePath = object({ allianceId: PathId });
export const AlliancesQuery = object({
  limit: pageLimit(50),
  after: Type.Optional(
    Type.Integer({ minimum: 1, description: "For the next page, the `nextAfter` of the previous one." }),
  ),
});

const fields = {
  id: id("the alliance"),
  name: sentence("Its name."),
  members: count("How many members it has."),
  score: euros("What members earned while they were members, by deliveries, routes and campaigns."),
};

export const RankedAlliance = object(
  { rank: Type.Integer({ minimum: 1, description: "1 is the first." }), ...fields },
  { $id: "RankedAlliance", description: "An alliance in the ranking." },
);

export const AlliancePage = object(
  {
    items: Type.Array(ref(RankedAlliance), { description: "By score." }),
    nextAfter: nullable(
      Type.Integer({ description: "`after` of the next page: the last rank of this one. Null on the last page." }),
    ),
  },
  { $id: "AlliancePage", description: "Alliances by score." },
);
export type AlliancePageView = View<typeof AlliancePage>;

export const AllianceMember = object(
  {
    playerId: id("the player"),
    username: sentence("Name of the player."),
    companyName: sentence("Name of the company."),
    isFounder: Type.Boolean({ description: "True for the founder, who alone invites and expels." }),
    joinedAt: instant("When the player joined."),
    countsFrom: instant("The instant from which the member's earnings count."),
    earned: euros("What the member earned as a member."),
    sharesPlanes: Type.Boolean({ description: "True if other members may see the member's planes." }),
  },
  { $id: "AllianceMember", description: "A member of an alliance." },
);

export const Alliance = object(
  { ...fields, members: Type.Array(ref(AllianceMember), { description: "The oldest first." }) },
  { $id: "Alliance", description: "An alliance with its members." },
);
export type AllianceView = View<typeof Alliance>;

export const Invitation = object(
  {
    id: id("the invitation"),
    allianceId: id("the alliance"),
    allianceName: sentence("Its name."),
    lapsesAt: instant("When the invitation lapses."),
  },
  { $id: "Invitation", description: "An invitation to an alliance." },
);

export const InvitationList = object(
  { items: Type.Array(ref(Invitation), { description: "The oldest first." }) },
  { $id: "InvitationList", description: "The viewer's open invitations." },
);
export type InvitationListView = View<typeof InvitationList>;

export const SentInvitation = object(
  {
    id: id("the invitation"),
    playerId: id("the invited player"),
    username: sentence("Name of the player."),
    companyName: sentence("Name of the company."),
    sentAt: instant("When it was sent."),
    lapsesAt: instant("When the invitation lapses."),
  },
  { $id: "SentInvitation", description: "An invitation that the founder's alliance has sent." },
);

export const SentInvitationList = object(
  { items: Type.Array(ref(SentInvitation), { description: "The oldest first." }) },
  { $id: "SentInvitationList", description: "Open invitations of the founder's alliance." },
);
export type SentInvitationListView = View<typeof SentInvitationList>;

export const PlayerPath = object({ playerId: PathId });
export const SharedPlanes = object(
  { items: Type.Array(ref(MarketPlane), { maxItems: 60, description: "By id." }) },
  { $id: "SharedPlanes", description: "The planes of a member of the viewer's alliance." },
);
export type SharedPlanesView = View<typeof SharedPlanes>;
