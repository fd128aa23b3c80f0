import assert from "node:assert/strict";
import { it } from "node:test";
import type { AllianceMember } from "../api.ts";
import { inviteLead, leaveNote, memberNote, sentNote } from "./alliance-text.ts";

const NOON = Date.parse("2026-11-23T12:00:00Z");
const MEMBER: AllianceMember = {
  ...{ playerId: 1, username: "mira", companyName: "Mira Air", isFounder: true, earned: 12_000, sharesPlanes: false },
  ...{ joinedAt: "2025-03-01T12:00:00Z", countsFrom: "2025-03-01T12:00:00Z" },
};

it("[TO2] a member's note says how much was earned since when, or when the member's score begins to count", () => {
  assert.match(memberNote(MEMBER, NOON), /^mira · 12,000\s€ earned since 1 Mar 2025, \d\d:00$/);
  const later = { ...MEMBER, countsFrom: "2026-11-30T12:00:00Z" };
  assert.match(memberNote(later, NOON), / · counts from 30 Nov/);
});

it("[TO2] the founder sees how many invitations are open, and of each the invited player and its end", () => {
  const limits = {
    members: 20,
    openInvitations: 20,
    invitationsADay: 10,
    invitationRealMs: 604_800_000,
    pauseRealMs: 1,
  };
  assert.equal(inviteLead(limits, 2), "An invitation lapses after 7 days. 2 of at most 20 are open.");
  const sent = { id: 3, playerId: 1, username: "mira", companyName: "Mira Air", sentAt: MEMBER.joinedAt };
  const note = sentNote({ ...sent, lapsesAt: "2025-03-08T12:00:00Z" });
  assert.match(note, /^mira · invited 1 Mar 2025, \d\d:00 · lapses 8 Mar 2025, \d\d:00$/);
});

it("[TO2] the last member who leaves ends the alliance", () => {
  assert.match(leaveNote({ members: [MEMBER] }), /the alliance ends/);
  assert.match(
    leaveNote({ members: [MEMBER, { ...MEMBER, playerId: 2 }] }),
    /nothing you earn counts for the next one/,
  );
});
