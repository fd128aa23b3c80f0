/** Alliances as shown to players. */
import { allianceScore, INVITATION_MS, isOpenInvitation } from "../../rules/company/alliances.ts";
import { Refusal } from "../../rules/values/refusals.ts";
import type { World } from "../../world/state/world.ts";
import type {
  AlliancePageView,
  AllianceView,
  InvitationListView,
  MarketPlaneView,
  SentInvitationListView,
} from "../schemas.ts";
import { marketPlaneView } from "./plane.ts";
import { isoTime } from "./session.ts";

export const rankedViews = ({ alliances }: World): AlliancePageView["items"] =>
  alliances.ranked().map(({ alliance: { id, name }, score }, index) => ({
    ...{ rank: index + 1, id, name, score },
    members: alliances.membersOf(id).length,
  }));

export function allianceView({ alliances, accounts }: World, allianceId: number): AllianceView | undefined {
  const alliance = alliances.all.get(allianceId);
  if (alliance === undefined) return undefined;
  const members = alliances.membersOf(allianceId);
  return {
    ...{ id: allianceId, name: alliance.name, score: allianceScore(alliance, members) },
    members: members.map(({ playerId, joinedAt, countsFrom, earned }) => {
      const player = accounts.players.get(playerId);
      return {
        ...{ playerId, username: player?.username ?? "", companyName: player?.companyName ?? "", earned },
        isFounder: alliance.founderId === playerId,
        joinedAt: isoTime(joinedAt),
        countsFrom: isoTime(countsFrom),
        sharesPlanes: player?.sharesPlanes ?? false,
      };
    }),
  };
}

export const invitationViews = ({ alliances }: World, playerId: number, now: number): InvitationListView["items"] =>
  alliances
    .invitationsOf(playerId)
    .filter((one) => isOpenInvitation(one, now))
    .map(({ id, allianceId, sentAt }) => ({
      ...{ id, allianceId, allianceName: alliances.all.get(allianceId)?.name ?? "" },
      lapsesAt: isoTime(sentAt + INVITATION_MS),
    }));

/** Returns the open invitations of the alliance that the player founded. */
export function sentInvitationViews(
  { accounts, alliances }: World,
  playerId: number,
  now: number,
): SentInvitationListView["items"] {
  const alliance = alliances.of(playerId);
  if (alliance?.founderId !== playerId) return [];
  const open = alliances.invitationsTo(alliance.id).filter((one) => isOpenInvitation(one, now));
  return open.map(({ id, playerId: guestId, sentAt }) => {
    const guest = accounts.players.get(guestId);
    return {
      ...{ id, playerId: guestId, username: guest?.username ?? "", companyName: guest?.companyName ?? "" },
      sentAt: isoTime(sentAt),
      lapsesAt: isoTime(sentAt + INVITATION_MS),
    };
  });
}

/** Most planes that are shown. */
const PLANES_SHOWN = 60;

/** Returns the planes of a player for a member of the same alliance; undefined if there is no such player. */
export function sharedPlanes(
  { accounts, alliances, airspace, planes }: World,
  viewerId: number,
  playerId: number,
): readonly MarketPlaneView[] | Refusal | undefined {
  const player = accounts.players.get(playerId);
  if (player === undefined) return undefined;
  const allianceId = alliances.membership(viewerId)?.allianceId;
  const isTogether = allianceId !== undefined && alliances.membership(playerId)?.allianceId === allianceId;
  if (!isTogether || !player.sharesPlanes)
    return new Refusal("not-shared", `Player ${playerId} does not show you the planes.`, { playerId });
  const own = planes.all(airspace.planesOf(playerId)).slice(0, PLANES_SHOWN);
  return own.map((plane) => marketPlaneView(plane, player.username));
}
