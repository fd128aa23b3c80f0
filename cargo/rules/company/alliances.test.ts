import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import fc from "fast-check";
import { aScene, type SmallScene } from "../../testing/a-scene.ts";
import { Refusal } from "../values/refusals.ts";
import {
  acceptInvitation,
  allianceScore,
  declineInvitation,
  expelMember,
  foundAlliance,
  INVITATIONS_A_DAY,
  invite,
  leaveAlliance,
  MEMBER_LIMIT,
  OPEN_INVITATIONS,
  withdrawInvitation,
} from "./alliances.ts";

const codeOf = (result: unknown): unknown => (result instanceof Refusal ? result.code : result);
const players = (count: number): SmallScene => {
  const scene = aScene();
  for (let id = 1; id <= count; id++) scene.withPlayer({ username: `p${id}` });
  return scene;
};
const invitationOf = (scene: SmallScene, playerId: number): number => scene.invitationsOf(playerId)[0]?.id ?? 0;
const join = (scene: SmallScene, playerId: number) => {
  scene.putPlayer({ ...scene.player(1), invitationsSent: [] });
  assert.equal(codeOf(invite(scene, 1, `p${playerId}`)), undefined);
  return acceptInvitation(scene, playerId, invitationOf(scene, playerId));
};

describe("alliances", () => {
  test("[TO2] the oldest member becomes founder when the founder leaves; the last one to leave ends the alliance and its invitations", () => {
    const scene = players(4);
    const id = foundAlliance(scene, 1, "Sky Bridge") as number;
    for (const player of [2, 3]) join(scene, player);
    invite(scene, 1, "p4");
    for (const [player, next] of [
      [1, 2],
      [2, 3],
    ] as const) {
      assert.equal(leaveAlliance(scene, player), undefined);
      assert.equal(scene.alliance(id)?.founderId, next);
    }
    leaveAlliance(scene, 3);
    assert.deepEqual([scene.alliances.size, scene.members.size, scene.invitations.size], [0, 0, 0]);
    const kinds = scene.events.map(({ playerId, kind }) => `${playerId} ${kind}`);
    assert.deepEqual(kinds.slice(-3), ["1 alliance-left", "2 alliance-left", "3 alliance-left"]);
  });

  test("[TO2] a player is in one alliance, which has at most 20 members", () => {
    const scene = players(MEMBER_LIMIT + 1);
    foundAlliance(scene, 1, "Sky Bridge");
    assert.equal(codeOf(foundAlliance(scene, 1, "Another")), "in-alliance");
    assert.equal(codeOf(foundAlliance(scene, 2, "Sky Bridge")), "alliance-name-taken");
    assert.equal(codeOf(foundAlliance(scene, 2, "Moderator")), "alliance-name-taken");
    for (let player = 2; player <= MEMBER_LIMIT; player++) assert.equal(join(scene, player), undefined);
    assert.equal(codeOf(join(scene, MEMBER_LIMIT + 1)), "alliance-full");
  });

  test("[TO2] an invitation lapses after seven real days, can be declined and blocked, and a player sends at most ten a day", () => {
    const scene = players(14);
    foundAlliance(scene, 1, "Sky Bridge");
    invite(scene, 1, "p2");
    const first = invitationOf(scene, 2);
    assert.equal(codeOf(invite(scene, 1, "p2")), "already-invited");
    assert.equal(codeOf(acceptInvitation(scene, 3, first)), "unknown-invitation");
    assert.equal(declineInvitation(scene, 2, first, true), undefined);
    assert.equal(codeOf(invite(scene, 1, "p2")), "invitation-blocked");
    for (let guest = 3; guest < 3 + INVITATIONS_A_DAY - 1; guest++)
      assert.equal(invite(scene, 1, `p${guest}`), undefined);
    assert.equal(codeOf(invite(scene, 1, "p13")), "invitation-limit");
    scene.now += DAY_MS;
    assert.equal(invite(scene, 1, "p13"), undefined);
    scene.now += 6 * DAY_MS;
    assert.equal(codeOf(acceptInvitation(scene, 3, invitationOf(scene, 3))), "unknown-invitation");
    assert.equal(acceptInvitation(scene, 13, invitationOf(scene, 13)), undefined);
    assert.equal(codeOf(invite(scene, 13, "p2")), "not-founder");
    assert.equal(invite(scene, 1, "p14"), undefined);
    const kept = [...scene.invitations.values()].map(({ playerId }) => playerId);
    assert.deepEqual(kept, [2, 14], "lapsed ones are removed, a blocked one stays");
  });

  test("[TO2] an alliance has at most 20 open invitations, and each one that was withdrawn or has lapsed makes room for another", () => {
    const scene = players(24);
    foundAlliance(scene, 1, "Sky Bridge");
    for (let guest = 2; guest < 2 + OPEN_INVITATIONS; guest++) {
      if (guest === 2 + INVITATIONS_A_DAY) scene.now += DAY_MS;
      assert.equal(invite(scene, 1, `p${guest}`), undefined);
    }
    scene.now += DAY_MS;
    const refusal = invite(scene, 1, "p22") as Refusal;
    assert.deepEqual(
      [refusal.code, refusal.details],
      ["invitation-limit", { required: 21, available: 20, missing: 1 }],
    );
    withdrawInvitation(scene, 1, invitationOf(scene, 2));
    assert.equal(invite(scene, 1, "p22"), undefined);
    assert.equal(codeOf(invite(scene, 1, "p23")), "invitation-limit");
    scene.now += 5 * DAY_MS;
    assert.equal(invite(scene, 1, "p23"), undefined);
  });

  test("[TO2] only the founder withdraws an open invitation, which makes room for another and still counts for the day", () => {
    const scene = players(14);
    foundAlliance(scene, 1, "Sky Bridge");
    join(scene, 2);
    invite(scene, 1, "p3");
    const sent = invitationOf(scene, 3);
    for (const stranger of [3, 4])
      assert.equal(codeOf(withdrawInvitation(scene, stranger, sent)), "unknown-invitation");
    assert.equal(codeOf(withdrawInvitation(scene, 2, sent)), "not-founder");
    assert.equal(codeOf(withdrawInvitation(scene, 1, sent + 99)), "unknown-invitation");
    assert.equal(withdrawInvitation(scene, 1, sent), undefined);
    assert.equal(codeOf(withdrawInvitation(scene, 1, sent)), "unknown-invitation");
    assert.equal(codeOf(acceptInvitation(scene, 3, sent)), "unknown-invitation");
    const left = INVITATIONS_A_DAY - scene.player(1).invitationsSent.length;
    for (let guest = 3; guest < 3 + left; guest++) assert.equal(invite(scene, 1, `p${guest}`), undefined);
    assert.equal(codeOf(invite(scene, 1, "p14")), "invitation-limit");
    // The block remains, and the lapsed invitation is gone.
    const blocked = invitationOf(scene, 3);
    declineInvitation(scene, 3, blocked, true);
    assert.equal(codeOf(withdrawInvitation(scene, 1, blocked)), "unknown-invitation");
    scene.now += 7 * DAY_MS;
    assert.equal(codeOf(withdrawInvitation(scene, 1, invitationOf(scene, 4))), "unknown-invitation");
  });

  test("[TO2] for seven days after leaving an alliance nothing counts for the next, and what the player earned stays", () => {
    const scene = players(2);
    const id = foundAlliance(scene, 1, "Sky Bridge") as number;
    join(scene, 2);
    const member = scene.membership(2);
    assert.equal(member?.countsFrom, scene.now);
    scene.putMember({ ...(member as NonNullable<typeof member>), earned: 700 });
    leaveAlliance(scene, 2);
    const alliance = scene.alliance(id);
    assert.ok(alliance);
    assert.equal(allianceScore(alliance, scene.membersOf(id)), 700);
    join(scene, 2);
    assert.equal(scene.membership(2)?.countsFrom, scene.now + 7 * DAY_MS);
  });

  test("[TO2] only the founder expels another member, whose history shows it and whose score stays with the alliance", () => {
    const scene = players(4);
    const id = foundAlliance(scene, 1, "Sky Bridge") as number;
    for (const player of [2, 3]) join(scene, player);
    const member = scene.membership(2);
    scene.putMember({ ...(member as NonNullable<typeof member>), earned: 700 });
    assert.equal(codeOf(expelMember(scene, 2, "p3")), "not-founder");
    assert.equal(codeOf(expelMember(scene, 4, "p3")), "not-in-alliance");
    assert.equal(codeOf(expelMember(scene, 1, "nobody")), "unknown-username");
    for (const name of ["p1", "p4"]) assert.equal(codeOf(expelMember(scene, 1, name)), "not-a-member");
    assert.equal(expelMember(scene, 1, "p2"), undefined);
    assert.equal(scene.membership(2), undefined);
    const { playerId, kind, data } = scene.events.at(-1) ?? assert.fail();
    assert.deepEqual([playerId, kind, data], [2, "alliance-expelled", { allianceId: id, name: "Sky Bridge" }]);
    const alliance = scene.alliance(id) ?? assert.fail();
    assert.deepEqual([alliance.founderId, allianceScore(alliance, scene.membersOf(id))], [1, 700]);
    assert.equal(join(scene, 2), undefined);
    assert.equal(scene.membership(2)?.countsFrom, scene.now + 7 * DAY_MS);
  });

  test("[TO2] no command of an alliance moves cash", () => {
    const step = fc.tuple(fc.nat({ max: 6 }), fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const scene = players(5);
        const cash = () => [1, 2, 3, 4, 5].map((id) => scene.player(id).money);
        const before = cash();
        for (const [kind, player, other] of steps) {
          const invitationId = invitationOf(scene, player);
          if (kind === 0) foundAlliance(scene, player, `Alliance ${other}`);
          if (kind === 1) invite(scene, player, `p${other}`);
          if (kind === 2) acceptInvitation(scene, player, invitationId);
          if (kind === 3) leaveAlliance(scene, player);
          if (kind === 4) declineInvitation(scene, player, invitationId, other === 1);
          if (kind === 5) expelMember(scene, player, `p${other}`);
          if (kind === 6) withdrawInvitation(scene, player, invitationOf(scene, other));
          for (const alliance of scene.alliances.values()) {
            const members = scene.membersOf(alliance.id).map(({ playerId }) => playerId);
            assert.ok(members.includes(alliance.founderId) && new Set(members).size === members.length);
          }
        }
        assert.deepEqual([cash(), scene.ledger], [before, []]);
      }),
      { seed: 9, numRuns: 200 },
    );
  });
});
