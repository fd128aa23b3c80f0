/** Refusals of alliances, invitations and shared planes. */
import type { RefusalTable } from "@outbound/kit/rules/refusal.ts";

export const ALLIANCES = {
  "not-founder": {
    status: 403,
    title: "Not the founder",
    cause: "Only the founder of an alliance can invite players, withdraw invitations and expel members.",
    remedy: "Ask the founder.",
    example: {
      detail: "Only the founder of the alliance can invite players, withdraw invitations and expel members.",
      details: { allianceId: 4 },
    },
  },
  "not-shared": {
    status: 403,
    title: "Not shown",
    cause: "The player is not in your alliance, or does not show you the planes.",
    remedy: "Ask the player to show them.",
    example: { detail: "Player 7 does not show you the planes.", details: { playerId: 7 } },
  },
  "guest-account": {
    status: 403,
    title: "A guest",
    cause: "A guest cannot show a page or found an alliance.",
    remedy: "Keep the company with POST /api/auth/keep first.",
    example: {
      detail: "brisk-heron-4821 is a guest. Choose a name and a password first.",
      details: { username: "brisk-heron-4821" },
    },
  },
  "in-alliance": {
    status: 409,
    title: "Already in an alliance",
    cause: "The player is a member of an alliance.",
    remedy: "Leave it first.",
    example: { detail: "You are a member of Sky Bridge. Leave it first.", details: { allianceId: 4 } },
  },
  "not-in-alliance": {
    status: 409,
    title: "In no alliance",
    cause: "The player is in no alliance.",
    remedy: "Found one, or accept an invitation.",
    example: { detail: "You are in no alliance.", details: {} },
  },
  "alliance-name-taken": {
    status: 409,
    title: "Name taken",
    cause: "The name looks too much like that of another alliance, of a player or of the operator.",
    remedy: "Choose another name.",
    example: { detail: "The name Sky Bridge is taken. Choose another.", details: { name: "Sky Bridge" } },
  },
  "alliance-full": {
    status: 409,
    title: "Alliance full",
    cause: "An alliance has at most 20 members.",
    remedy: "Wait until somebody leaves.",
    example: {
      detail: "The alliance has 20 members; the maximum is 20.",
      details: { required: 21, available: 20, missing: 1 },
    },
  },
  "not-a-member": {
    status: 409,
    title: "Not a member",
    cause: "The player is not another member of your alliance.",
    remedy: "Choose a member from GET /api/alliances/{allianceId}. To leave yourself, use POST /api/alliance/leave.",
    example: { detail: "mira is not another member of your alliance.", details: { username: "mira" } },
  },
  "already-invited": {
    status: 409,
    title: "Already invited",
    cause: "The player is already a member of the alliance, or has an open invitation to it.",
    remedy: "Wait for the player's answer, or invite somebody else.",
    example: { detail: "This player has an open invitation to your alliance.", details: { playerId: 7 } },
  },
  "invitation-blocked": {
    status: 409,
    title: "Invitations blocked",
    cause: "The player has blocked invitations from this alliance.",
    remedy: "Invite somebody else.",
    example: { detail: "This player has blocked invitations from your alliance.", details: { playerId: 7 } },
  },
  "invitation-limit": {
    status: 409,
    title: "Too many invitations",
    cause: "An alliance has at most 20 open invitations, and a player sends at most 10 a day.",
    remedy: "If 20 are open, withdraw one. Otherwise invite again a day later.",
    example: {
      detail: "You sent 10 invitations within a day; the maximum is 10.",
      details: { required: 11, available: 10, missing: 1 },
    },
  },
} as const satisfies RefusalTable;
