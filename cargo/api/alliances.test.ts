import assert from "node:assert/strict";
import { test } from "node:test";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { freshCargoApp, TEST_PASSWORD } from "../testing/cargo-app.ts";
import { AWAY, type Pilot, Stage } from "../testing/stage.ts";
import { type Row, tableRows } from "../testing/table-rows.ts";
import type {
  AlliancePageView,
  AllianceView,
  EventPageView,
  InvitationListView,
  SentInvitationListView,
  SharedPlanesView,
} from "./schemas.ts";

onEachEngine((_engine, openFresh) => {
  const begun = async (t: Parameters<typeof freshCargoApp>[0]) => {
    const stage = new Stage(await freshCargoApp(t, openFresh, { withHooks: true }));
    const [founder, member] = [await stage.pilot(), await stage.pilot()];
    const { player } = await founder.ok<{ player: { alliance: { id: number } } }>("POST", "/api/alliances", {
      name: "Sky Bridge",
    });
    await founder.ok("POST", "/api/alliance/invitations", { username: member.username });
    const [invitation] = (await member.ok<InvitationListView>("GET", "/api/invitations")).items;
    await member.ok("POST", `/api/invitations/${invitation?.id}/accept`);
    const alliance = () => member.ok<AllianceView>("GET", `/api/alliances/${player.alliance.id}`);
    return { stage, founder, member, alliance };
  };
  const deliver = async (stage: Stage, by: Pilot) => {
    await stage.loaded(by, { payout: 5_000 });
    await by.ok("POST", `/api/planes/${by.planeId}/fly`, { destIcao: AWAY });
    await by.ok("POST", "/api/test/advance", { simMs: 14_400_000 });
  };

  test("[TO2] an alliance scores what members earn, and the oldest member becomes founder when the founder's account is deleted", async (t) => {
    const { stage, founder, member, alliance } = await begun(t);
    assert.deepEqual((await member.state()).player.alliance, { id: (await alliance()).id, name: "Sky Bridge" });
    await deliver(stage, founder);
    const { score, members } = await alliance();
    assert.deepEqual(
      [score, members.map(({ earned, isFounder }) => [earned, isFounder])],
      [
        5000,
        [
          [5000, true],
          [0, false],
        ],
      ],
    );
    const { items } = await member.ok<AlliancePageView>("GET", "/api/alliances?limit=1");
    assert.deepEqual(
      items.map(({ rank, name, members: count, score: sum }) => [rank, name, count, sum]),
      [[1, "Sky Bridge", 2, 5000]],
    );
    await founder.ok("DELETE", "/api/auth/account", { password: TEST_PASSWORD });
    const after = await alliance();
    assert.deepEqual([after.score, after.members.map(({ isFounder }) => isFounder)], [5000, [true]]);
    const admin = await stage.admin();
    await admin.ok("DELETE", `/api/admin/tables/players/rows?pk.id=${member.id}`);
    const other = await stage.pilot();
    assert.deepEqual((await other.ok<AlliancePageView>("GET", "/api/alliances")).items, []);
  });

  test("[TO2] an expelled member sees it in the snapshot and the history, and a dry run expels nobody", async (t) => {
    const { founder, member, alliance } = await begun(t);
    const expulsion = { username: member.username };
    const { id } = await alliance();
    await founder.ok("POST", "/api/alliance/expel?preview=true", expulsion);
    assert.equal((await alliance()).members.length, 2);
    const revision = (await member.state()).revision;
    await founder.ok("POST", "/api/alliance/expel", expulsion);
    assert.deepEqual(
      (await alliance()).members.map(({ playerId }) => playerId),
      [founder.id],
    );
    const state = await member.state();
    assert.ok(state.revision > revision);
    assert.equal(state.player.alliance, undefined);
    const { items } = await member.ok<EventPageView>("GET", "/api/history/events?limit=1");
    assert.deepEqual([items[0]?.kind, items[0]?.data], ["alliance-expelled", { allianceId: id, name: "Sky Bridge" }]);
    refusedWith(await founder.call("POST", "/api/alliance/expel", expulsion), 409, "not-a-member");
  });

  test("[TO2] the founder sees the open invitations of the alliance and withdraws one, and a dry run withdraws none", async (t) => {
    const { stage, founder, member } = await begun(t);
    const [other, last] = [await stage.pilot(), await stage.pilot()];
    for (const { username } of [other, last]) await founder.ok("POST", "/api/alliance/invitations", { username });
    const sentTo = async (by: Pilot) => (await by.ok<SentInvitationListView>("GET", "/api/alliance/invitations")).items;
    const sent = await sentTo(founder);
    assert.deepEqual(
      sent.map(({ playerId, username, companyName }) => [playerId, username, companyName !== ""]),
      [other, last].map(({ id, username }) => [id, username, true]),
    );
    assert.ok(sent.every(({ sentAt, lapsesAt }) => Date.parse(lapsesAt) - Date.parse(sentAt) === 7 * 86_400_000));
    for (const by of [member, other]) assert.deepEqual(await sentTo(by), [], "only the founder sees them");
    const path = `/api/alliance/invitations/${sent[0]?.id}`;
    await founder.ok("DELETE", `${path}?preview=true`);
    assert.equal((await sentTo(founder)).length, 2);
    await founder.ok("DELETE", path);
    assert.deepEqual(
      (await sentTo(founder)).map(({ playerId }) => playerId),
      [last.id],
    );
    assert.deepEqual((await other.ok<InvitationListView>("GET", "/api/invitations")).items, []);
    refusedWith(await founder.call("DELETE", path), 404, "unknown-invitation");
    await last.ok("POST", `/api/invitations/${sent[1]?.id}/decline`, { block: true });
    assert.deepEqual(await sentTo(founder), [], "a blocked one is no longer open");
  });

  test("[TO2] a player whose invitation has lapsed can be invited again", async (t) => {
    const { stage, founder } = await begun(t);
    const { username } = await stage.pilot();
    const invite = () => founder.call("POST", "/api/alliance/invitations", { username });
    assert.equal((await invite()).status, 200);
    refusedWith(await invite(), 409, "already-invited");
    await founder.ok("POST", "/api/test/advance-real", { realMs: 7 * 86_400_000 });
    const again = await invite();
    assert.equal(again.status, 200, again.text);
    const { items } = await founder.ok<SentInvitationListView>("GET", "/api/alliance/invitations");
    assert.deepEqual(
      items.map((sent) => sent.username),
      [username],
    );
  });

  test("[ADMIN6] [TO2] an admin renames an alliance and replaces its founder by a member, and the members see it at once", async (t) => {
    const { stage, founder, member, alliance } = await begun(t);
    const [other, rows] = [await stage.pilot(), tableRows(await stage.admin(), "alliances")];
    const { id } = await alliance();
    const edit = (change: Row) => rows.edit(id, change);
    assert.equal((await edit({ name: "Cloud Bridge" })).status, 200);
    for (const by of [founder, member])
      assert.deepEqual((await by.state()).player.alliance, { id, name: "Cloud Bridge" });
    await other.ok("POST", "/api/alliances", { name: "Night Mail" });
    for (const change of [
      { name: "N1ght Mail" },
      { name: "Admin" },
      { name: other.username },
      { name: "ab" },
      { founder_id: other.id },
      { earned_before: 1_000_000 },
      { created_at: 0 },
    ]) {
      refusedWith(await edit(change), 409, "constraint-violation", JSON.stringify(change));
    }
    assert.equal((await edit({ name: "CLOUD BRIDGE", founder_id: member.id })).status, 200);
    await member.ok("POST", "/api/alliance/expel", { username: founder.username });
    refusedWith(await rows.remove(id), 409, "constraint-violation", "it has members");
    assert.deepEqual(
      (await alliance()).members.map(({ playerId, isFounder }) => [playerId, isFounder]),
      [[member.id, true]],
    );
  });

  test("[TO3] members see the planes of members who allow it, and nobody else does", async (t) => {
    const { stage, founder, member } = await begun(t);
    const path = `/api/players/${founder.id}/planes`;
    refusedWith(await member.call("GET", path), 403, "not-shared");
    await founder.ok("POST", "/api/player/privacy", { sharePlanes: true });
    const { items } = await member.ok<SharedPlanesView>("GET", path);
    assert.deepEqual(
      items.map(({ id, ownerId, originIcao, destIcao }) => [id, ownerId, originIcao, destIcao]),
      [[founder.planeId, founder.id, "EDDF", null]],
    );
    refusedWith(await (await stage.pilot()).call("GET", path), 403, "not-shared");
    await member.ok("POST", "/api/alliance/leave");
    refusedWith(await member.call("GET", path), 403, "not-shared");
    refusedWith(await member.call("POST", "/api/alliances", { name: "ab" }), 400, "malformed-request");
  });
});
