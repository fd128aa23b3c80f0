/** Alliances: founded, joined by invitation, left and expelled from. No rule here touches money. */
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import type { Alliance, AllianceMember, Invitation } from "../values/goals/alliance.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";
import { shortfall } from "../values/shortfall.ts";
import { isReservedName } from "../values/username.ts";
import { guestAccount } from "./guest.ts";

/** Most members of an alliance. */
export const MEMBER_LIMIT = 20;
/** Most open invitations of an alliance. */
export const OPEN_INVITATIONS = 20;
/** Most invitations that a player sends within a real day. */
export const INVITATIONS_A_DAY = 10;
/** Real milliseconds after which an invitation lapses. */
export const INVITATION_MS = 7 * DAY_MS;
/** Real milliseconds after leaving an alliance during which deliveries count for no alliance. */
export const PAUSE_MS = 7 * DAY_MS;

export const isOpenInvitation = ({ isBlocked, sentAt }: Invitation, now: number): boolean =>
  !isBlocked && now < sentAt + INVITATION_MS;

/** Founds an alliance; returns its id. Refuses: `guest-account`, `in-alliance`, `alliance-name-taken`. */
export function foundAlliance(scene: Scene, playerId: number, name: string): number | Refusal {
  const player = scene.player(playerId);
  if (player.isGuest) return guestAccount(player);
  const refusal = checkAlone(scene, playerId) ?? checkName(scene, name);
  if (refusal !== undefined) return refusal;
  const id = scene.newNumber();
  scene.putAlliance({ id, name, founderId: playerId, earnedBefore: 0, createdAt: scene.now });
  addMember(scene, id, playerId);
  return id;
}

/**
 * Leaves the alliance. The oldest member replaces a founder who leaves; the last member ends the alliance. Refuses:
 * `not-in-alliance`.
 */
export function leaveAlliance(scene: Scene, playerId: number): Refusal | undefined {
  const membership = scene.membership(playerId);
  if (membership === undefined) return noAlliance();
  endMembership(scene, membership, "alliance-left");
  return undefined;
}

/**
 * Expels a member of the founder's alliance, who gets an event. Refuses: `unknown-username`, `not-in-alliance`, `not-founder`,
 * `not-a-member`.
 */
export function expelMember(scene: Scene, playerId: number, username: string): Refusal | undefined {
  const expelled = scene.playerNamed(username);
  if (expelled === undefined) return unknownUsername(username);
  const alliance = foundedBy(scene, playerId);
  if (alliance instanceof Refusal) return alliance;
  const membership = scene.membership(expelled.id);
  if (membership?.allianceId !== alliance.id || expelled.id === playerId) {
    const sentence = `${expelled.username} is not another member of your alliance.`;
    return new Refusal("not-a-member", sentence, { username: expelled.username });
  }
  endMembership(scene, membership, "alliance-expelled");
  return undefined;
}

/**
 * Invites a player to the founder's alliance, and removes its lapsed invitations, except blocked ones. Refuses:
 * `unknown-username`, `not-in-alliance`, `not-founder`, `already-invited`, `invitation-blocked`, `invitation-limit`.
 */
export function invite(scene: Scene, playerId: number, username: string): Refusal | undefined {
  const guestId = scene.playerNamed(username)?.id;
  if (guestId === undefined) return unknownUsername(username);
  const alliance = foundedBy(scene, playerId);
  if (alliance instanceof Refusal) return alliance;
  const { id: allianceId } = alliance;
  const known = scene.invitationsOf(guestId).find((one) => one.allianceId === allianceId);
  const refusal = checkGuest(scene, allianceId, guestId, known) ?? checkSent(scene, playerId, allianceId);
  if (refusal !== undefined) return refusal;
  for (const one of scene.invitationsTo(allianceId))
    if (!one.isBlocked && !isOpenInvitation(one, scene.now)) scene.removeInvitation(one.id);
  scene.putInvitation({ id: scene.newNumber(), allianceId, playerId: guestId, sentAt: scene.now, isBlocked: false });
  const player = scene.player(playerId);
  scene.putPlayer({ ...player, invitationsSent: [...sentLately(scene, playerId), scene.now] });
  return undefined;
}

/** Withdraws an open invitation of the founder's alliance. Refuses: `unknown-invitation`, `not-founder`. */
export function withdrawInvitation(scene: Scene, playerId: number, invitationId: number): Refusal | undefined {
  const sent = scene.invitationsTo(scene.membership(playerId)?.allianceId ?? 0);
  const invitation = sent.find(({ id }) => id === invitationId);
  if (invitation === undefined || !isOpenInvitation(invitation, scene.now)) {
    const sentence = `Your alliance has no open invitation ${invitationId}.`;
    return new Refusal("unknown-invitation", sentence, { invitationId });
  }
  const alliance = foundedBy(scene, playerId);
  if (alliance instanceof Refusal) return alliance;
  scene.removeInvitation(invitationId);
  return undefined;
}

/** Joins the alliance of an invitation. Refuses: `unknown-invitation`, `in-alliance`, `alliance-full`. */
export function acceptInvitation(scene: Scene, playerId: number, invitationId: number): Refusal | undefined {
  const invitation = openInvitation(scene, playerId, invitationId);
  if (invitation instanceof Refusal) return invitation;
  const { allianceId } = invitation;
  const refusal = checkAlone(scene, playerId) ?? checkRoom(scene, allianceId);
  if (refusal !== undefined) return refusal;
  scene.removeInvitation(invitationId);
  addMember(scene, allianceId, playerId);
  return undefined;
}

/** Declines an invitation; `isBlocked` also blocks later ones of this alliance. Refuses: `unknown-invitation`. */
export function declineInvitation(
  scene: Scene,
  playerId: number,
  invitationId: number,
  isBlocked: boolean,
): Refusal | undefined {
  const invitation = openInvitation(scene, playerId, invitationId);
  if (invitation instanceof Refusal) return invitation;
  if (isBlocked) scene.putInvitation({ ...invitation, isBlocked });
  else scene.removeInvitation(invitationId);
  return undefined;
}

/** Returns the whole euros that members earned while they were members. */
export const allianceScore = (alliance: Alliance, members: readonly AllianceMember[]): number =>
  members.reduce((sum, { earned }) => sum + earned, alliance.earnedBefore);

function addMember(scene: Scene, allianceId: number, playerId: number): void {
  const { allianceLeftAt } = scene.player(playerId);
  const countsFrom = Math.max(scene.now, (allianceLeftAt ?? Number.NEGATIVE_INFINITY) + PAUSE_MS);
  scene.putMember({ id: scene.newNumber(), allianceId, playerId, joinedAt: scene.now, countsFrom, earned: 0 });
  const { name } = allianceOf(scene, allianceId);
  scene.emit(playerId, "alliance-joined", {}, { allianceId, name });
}

/** The score that the member earned stays with the alliance. It counts for the next alliance only after a pause. */
function endMembership(
  scene: Scene,
  { id, allianceId, playerId, earned }: AllianceMember,
  kind: "alliance-left" | "alliance-expelled",
): void {
  const alliance = allianceOf(scene, allianceId);
  scene.removeMember(id);
  const [next] = scene.membersOf(allianceId);
  if (next === undefined) endAlliance(scene, alliance);
  else {
    const founderId = alliance.founderId === playerId ? next.playerId : alliance.founderId;
    scene.putAlliance({ ...alliance, founderId, earnedBefore: alliance.earnedBefore + earned });
  }
  scene.putPlayer({ ...scene.player(playerId), allianceLeftAt: scene.now });
  scene.emit(playerId, kind, {}, { allianceId, name: alliance.name });
}

function endAlliance(scene: Scene, { id }: Alliance): void {
  for (const invitation of scene.invitationsTo(id)) scene.removeInvitation(invitation.id);
  scene.removeAlliance(id);
}

function allianceOf(scene: Scene, id: number): Alliance {
  const alliance = scene.alliance(id);
  if (alliance === undefined) throw new Error(`there is no alliance ${id}`);
  return alliance;
}

/** Returns the alliance that the player founded. Refuses: `not-in-alliance`, `not-founder`. */
function foundedBy(scene: Scene, playerId: number): Alliance | Refusal {
  const membership = scene.membership(playerId);
  if (membership === undefined) return noAlliance();
  const alliance = allianceOf(scene, membership.allianceId);
  if (alliance.founderId === playerId) return alliance;
  return new Refusal(
    "not-founder",
    "Only the founder of the alliance can invite players, withdraw invitations and expel members.",
    {
      allianceId: alliance.id,
    },
  );
}

/** Returns the invitation. Another player's gets the same refusal as a lapsed one. */
function openInvitation(scene: Scene, playerId: number, invitationId: number): Invitation | Refusal {
  const invitation = scene.invitationsOf(playerId).find(({ id }) => id === invitationId);
  if (invitation !== undefined && isOpenInvitation(invitation, scene.now)) return invitation;
  return new Refusal("unknown-invitation", `You have no open invitation ${invitationId}.`, { invitationId });
}

function checkAlone(scene: Scene, playerId: number): Refusal | undefined {
  const membership = scene.membership(playerId);
  if (membership === undefined) return undefined;
  const { id: allianceId, name } = allianceOf(scene, membership.allianceId);
  return new Refusal("in-alliance", `You are a member of ${name}. Leave it first.`, { allianceId });
}

/** Refuses names that others could mistake for the operator, a player or another alliance. */
function checkName(scene: Scene, name: string): Refusal | undefined {
  if (!isReservedName(name) && !scene.looksTaken(name)) return undefined;
  return new Refusal("alliance-name-taken", `The name ${name} is taken. Choose another.`, { name });
}

function checkGuest(
  scene: Scene,
  allianceId: number,
  playerId: number,
  known: Invitation | undefined,
): Refusal | undefined {
  if (scene.membership(playerId)?.allianceId === allianceId)
    return new Refusal("already-invited", "This player is a member of your alliance.", { playerId });
  if (known?.isBlocked)
    return new Refusal("invitation-blocked", "This player has blocked invitations from your alliance.", { playerId });
  if (known !== undefined && isOpenInvitation(known, scene.now))
    return new Refusal("already-invited", "This player has an open invitation to your alliance.", { playerId });
  return undefined;
}

function checkSent(scene: Scene, playerId: number, allianceId: number): Refusal | undefined {
  const open = scene.invitationsTo(allianceId).filter((one) => isOpenInvitation(one, scene.now)).length;
  if (open >= OPEN_INVITATIONS)
    return new Refusal(
      "invitation-limit",
      `Your alliance has ${open} open invitations; the maximum is ${OPEN_INVITATIONS}.`,
      shortfall(open + 1, OPEN_INVITATIONS),
    );
  const sent = sentLately(scene, playerId).length;
  if (sent < INVITATIONS_A_DAY) return undefined;
  return new Refusal(
    "invitation-limit",
    `You sent ${sent} invitations within a day; the maximum is ${INVITATIONS_A_DAY}.`,
    shortfall(sent + 1, INVITATIONS_A_DAY),
  );
}

/** Returns the real instants of the invitations that the player sent within the last day. */
const sentLately = (scene: Scene, playerId: number): readonly number[] =>
  scene.player(playerId).invitationsSent.filter((at) => at > scene.now - DAY_MS);

function checkRoom(scene: Scene, allianceId: number): Refusal | undefined {
  const { length } = scene.membersOf(allianceId);
  if (length < MEMBER_LIMIT) return undefined;
  return new Refusal(
    "alliance-full",
    `The alliance has ${length} members; the maximum is ${MEMBER_LIMIT}.`,
    shortfall(length + 1, MEMBER_LIMIT),
  );
}

const unknownUsername = (username: string): Refusal =>
  new Refusal("unknown-username", `No player is named '${username}'.`, { username });

const noAlliance = (): Refusal => new Refusal("not-in-alliance", "You are in no alliance.", {});
