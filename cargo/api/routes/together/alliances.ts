/**
 * Alliances: founding, inviting, withdrawing, joining, leaving and expelling, their ranking, and the planes that members share.
 */
import type { App } from "@outbound/kit/http/app/app.ts";
import { ProblemError, problemOf } from "@outbound/kit/http/problems/problem.ts";
import {
  acceptInvitation,
  declineInvitation,
  expelMember,
  foundAlliance,
  invite,
  leaveAlliance,
  withdrawInvitation,
} from "../../../rules/company/alliances.ts";
import { Refusal } from "../../../rules/values/refusals.ts";
import { playerOf } from "../../guard.ts";
import * as schemas from "../../schemas.ts";
import type { CargoService } from "../../service.ts";
import { allianceView, invitationViews, rankedViews, sentInvitationViews, sharedPlanes } from "../../views/alliance.ts";
import { actionRoutes } from "../action.ts";
import { endpoints } from "../endpoint.ts";

export function allianceRoutes(app: App, service: CargoService): void {
  allianceActions(app, service);
  allianceReads(app, service);
}

function allianceActions(app: App, service: CargoService): void {
  const action = actionRoutes(app, service, "together");
  action({
    url: "/api/alliances",
    operationId: "foundAlliance",
    summary: "Found an alliance",
    description:
      "Founds an alliance with the player as its first member. It has at most 20 members and no money of its own.",
    body: schemas.AllianceRequest,
    problems: ["guest-account", "in-alliance", "alliance-name-taken"],
    run: (scene, playerId, { name }) => foundAlliance(scene, playerId, name),
  });
  action({
    url: "/api/alliance/leave",
    operationId: "leaveAlliance",
    summary: "Leave the alliance",
    description:
      "Leaves the player's alliance. If the founder leaves, the oldest member becomes the founder. If the last member leaves, the alliance ends.",
    problems: ["not-in-alliance"],
    run: (scene, playerId) => leaveAlliance(scene, playerId),
  });
  action({
    url: "/api/alliance/invitations",
    operationId: "inviteToAlliance",
    summary: "Invite a player",
    description: "Invites a player to the founder's alliance for 7 days.",
    body: schemas.InvitationRequest,
    problems: [
      ...(["unknown-username", "not-in-alliance", "not-founder"] as const),
      ...(["already-invited", "invitation-blocked", "invitation-limit"] as const),
    ],
    run: (scene, playerId, { username }) => invite(scene, playerId, username),
  });
  action({
    url: "/api/alliance/invitations/:invitationId",
    method: "remove",
    operationId: "withdrawInvitation",
    summary: "Withdraw an invitation",
    description:
      "Withdraws an open invitation of the founder's alliance. It still counts among the 10 that a player sends a day.",
    problems: ["unknown-invitation", "not-founder"],
    run: (scene, playerId, _body, id) => withdrawInvitation(scene, playerId, id),
  });
  action({
    url: "/api/alliance/expel",
    operationId: "expelFromAlliance",
    summary: "Expel a member",
    description:
      "Ends the membership of another member of the founder's alliance, as if the member had left: the alliance keeps what the member earned. The member's history shows the expulsion.",
    body: schemas.ExpulsionRequest,
    problems: ["unknown-username", "not-in-alliance", "not-founder", "not-a-member"],
    run: (scene, playerId, { username }) => expelMember(scene, playerId, username),
  });
  action({
    url: "/api/invitations/:invitationId/accept",
    operationId: "acceptInvitation",
    summary: "Join an alliance",
    description:
      "Joins the alliance of an invitation. After leaving another alliance, what the player earns counts only from 7 days later on.",
    problems: ["unknown-invitation", "in-alliance", "alliance-full"],
    run: (scene, playerId, _body, id) => acceptInvitation(scene, playerId, id),
  });
  action({
    url: "/api/invitations/:invitationId/decline",
    operationId: "declineInvitation",
    summary: "Decline an invitation",
    description: "Declines an invitation. With `block`, all later ones of this alliance are declined too.",
    body: schemas.DeclineRequest,
    problems: ["unknown-invitation"],
    run: (scene, playerId, { block = false }, id) => declineInvitation(scene, playerId, id, block),
  });
}

function allianceReads(app: App, { game }: CargoService): void {
  const { get } = endpoints(app, "together");
  get({
    url: "/api/alliances",
    operationId: "listAlliances",
    tokenScope: "read",
    summary: "Alliances by score",
    description: "All alliances, ranked by what their members earned as members. Changes nothing.",
    query: schemas.AlliancesQuery,
    answer: schemas.AlliancePage,
    cost: 5,
    handler: async (request) => {
      const { limit = 50, after = 0 } = request.query;
      const all = await game.host.read(({ state }) => rankedViews(state), "cached");
      const items = all.slice(after, after + limit);
      return { items, nextAfter: all.length > after + limit ? (items.at(-1)?.rank ?? null) : null };
    },
  });
  get({
    url: "/api/alliances/:allianceId",
    operationId: "getAlliance",
    tokenScope: "read",
    summary: "An alliance",
    description: "An alliance with its members. Changes nothing.",
    params: schemas.AlliancePath,
    answer: schemas.Alliance,
    problems: ["unknown-alliance"],
    handler: async (request) => {
      const { allianceId } = request.params;
      const found = await game.host.read(({ state }) => allianceView(state, allianceId), "cached");
      if (found !== undefined) return found;
      throw problemOf(new Refusal("unknown-alliance", `There is no alliance ${allianceId}.`, { allianceId }));
    },
  });
  get({
    url: "/api/alliance/invitations",
    operationId: "listSentInvitations",
    tokenScope: "read",
    summary: "Invitations of the alliance",
    description:
      "Open invitations that the founder's alliance has sent. Empty for players who founded none. Changes nothing.",
    answer: schemas.SentInvitationList,
    handler: async (request) => {
      const playerId = playerOf(request);
      return game.host.read(({ state, now }) => ({ items: sentInvitationViews(state, playerId, now) }), "cached");
    },
  });
  get({
    url: "/api/invitations",
    operationId: "listInvitations",
    tokenScope: "read",
    summary: "The player's invitations",
    description: "Open invitations to alliances. Changes nothing.",
    answer: schemas.InvitationList,
    handler: async (request) => {
      const playerId = playerOf(request);
      return game.host.read(({ state, now }) => ({ items: invitationViews(state, playerId, now) }), "cached");
    },
  });
  get({
    url: "/api/players/:playerId/planes",
    operationId: "listSharedPlanes",
    tokenScope: "read",
    summary: "Planes of a member",
    description: "The planes of another member of the player's alliance who shows them, at most 60. Changes nothing.",
    params: schemas.PlayerPath,
    answer: schemas.SharedPlanes,
    problems: ["unknown-player", "not-shared"],
    cost: 5,
    handler: async (request) => {
      const { playerId } = request.params;
      const viewer = playerOf(request);
      const found = await game.host.read(({ state }) => sharedPlanes(state, viewer, playerId), "cached");
      if (found === undefined)
        throw new ProblemError("unknown-player", `There is no player ${playerId}.`, { details: { playerId } });
      if (found instanceof Refusal) throw problemOf(found);
      return { items: found };
    },
  });
}
