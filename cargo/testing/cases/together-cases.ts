/** Requests for every answer of campaigns and alliances. */

import { type Case, type CasesByOperation, NO_IDS, type Pilot, posted, read, type Stage } from "../stage.ts";
import { guest } from "./account-cases.ts";
import { after, forEach, none } from "./steps.ts";

interface Invited {
  readonly founder: Pilot;
  readonly guest: Pilot;
  readonly invitationId: number;
}

let founded = 0;
function freshName(): string {
  founded += 1;
  return `Alliance ${founded}`;
}

/** Creates a pilot with an alliance. */
async function founder(stage: Stage): Promise<Pilot> {
  const pilot = await stage.pilot();
  await pilot.ok("POST", "/api/alliances", { name: freshName() });
  return pilot;
}

const allianceOf = async (pilot: Pilot): Promise<number> => (await pilot.state()).player.alliance?.id ?? 0;
const invites = (by: Pilot, username: string) => by.ok("POST", "/api/alliance/invitations", { username });

async function invited(stage: Stage): Promise<Invited> {
  const [by, guest] = [await founder(stage), await stage.pilot()];
  await invites(by, guest.username);
  const { items } = await guest.ok<{ items: readonly { id: number }[] }>("GET", "/api/invitations");
  return { founder: by, guest, invitationId: items[0]?.id ?? 0 };
}

async function joined(stage: Stage): Promise<Invited> {
  const all = await invited(stage);
  await all.guest.ok("POST", `/api/invitations/${all.invitationId}/accept`);
  return all;
}

const accepts: Case = async (stage) => {
  const { guest, invitationId } = await invited(stage);
  return posted(guest, `/api/invitations/${invitationId}/accept`);
};

const asks = (by: Pilot, username: string) => posted(by, "/api/alliance/invitations", { username });

const withdraws = (by: Pilot, invitationId: number | string) => ({
  by,
  request: { method: "DELETE" as const, path: `/api/alliance/invitations/${invitationId}` },
});

const expels = (by: Pilot, username: string) => posted(by, "/api/alliance/expel", { username });

export const TOGETHER_CASES: CasesByOperation = {
  listCampaigns: { good: { 200: async (stage) => read(await stage.pilot(), "/api/campaigns?limit=1&before=9") } },
  listAlliances: { good: { 200: async (stage) => read(await founder(stage), "/api/alliances?limit=1&after=1") } },
  listInvitations: { good: { 200: async (stage) => read((await invited(stage)).guest, "/api/invitations") } },
  listSentInvitations: {
    good: { 200: async (stage) => read((await invited(stage)).founder, "/api/alliance/invitations") },
  },
  getAlliance: {
    good: {
      200: async (stage) => {
        const pilot = await founder(stage);
        return read(pilot, `/api/alliances/${await allianceOf(pilot)}`);
      },
    },
    refused: { "unknown-alliance": forEach(NO_IDS, (pilot, id) => read(pilot, `/api/alliances/${id}`)) },
  },
  listSharedPlanes: {
    good: {
      200: async (stage) => {
        const { founder: by, guest } = await joined(stage);
        await guest.ok("POST", "/api/player/privacy", { sharePlanes: true });
        return read(by, `/api/players/${guest.id}/planes`);
      },
    },
    refused: {
      "unknown-player": forEach(NO_IDS, (pilot, id) => read(pilot, `/api/players/${id}/planes`)),
      "not-shared": [
        async (stage) => {
          const { founder: by, guest } = await joined(stage);
          return read(by, `/api/players/${guest.id}/planes`);
        },
        async (stage) => {
          const [pilot, other] = [await stage.pilot(), await stage.pilot()];
          await other.ok("POST", "/api/player/privacy", { sharePlanes: true });
          return read(pilot, `/api/players/${other.id}/planes`);
        },
      ],
    },
  },
  foundAlliance: {
    good: { 200: after(none, (pilot) => posted(pilot, "/api/alliances", { name: freshName() })) },
    refused: {
      "guest-account": [async (stage) => posted(await guest(stage), "/api/alliances", { name: freshName() })],
      "in-alliance": [async (stage) => posted(await founder(stage), "/api/alliances", { name: freshName() })],
      "alliance-name-taken": [
        async (stage) => {
          const { player } = await (await founder(stage)).state();
          return posted(await stage.pilot(), "/api/alliances", { name: player.alliance?.name.toUpperCase() });
        },
        after(none, (pilot) => posted(pilot, "/api/alliances", { name: "Moderator" })),
      ],
    },
  },
  leaveAlliance: {
    good: { 200: async (stage) => posted((await joined(stage)).founder, "/api/alliance/leave") },
    refused: { "not-in-alliance": [after(none, (pilot) => posted(pilot, "/api/alliance/leave"))] },
  },
  inviteToAlliance: {
    good: { 200: async (stage) => asks(await founder(stage), (await stage.pilot()).username.toUpperCase()) },
    refused: {
      "unknown-username": [async (stage) => asks(await founder(stage), "nobody")],
      "not-in-alliance": [async (stage) => asks(await stage.pilot(), (await stage.pilot()).username)],
      "not-founder": [async (stage) => asks((await joined(stage)).guest, (await stage.pilot()).username)],
      "already-invited": [
        async (stage) => {
          const { founder: by, guest } = await invited(stage);
          return asks(by, guest.username);
        },
        async (stage) => {
          const { founder: by } = await joined(stage);
          return asks(by, by.username);
        },
      ],
      "invitation-blocked": [
        async (stage) => {
          const { founder: by, guest, invitationId } = await invited(stage);
          await guest.ok("POST", `/api/invitations/${invitationId}/decline`, { block: true });
          return asks(by, guest.username);
        },
      ],
      "invitation-limit": [
        async (stage) => {
          const by = await founder(stage);
          for (let sent = 0; sent < 10; sent++) await invites(by, (await stage.newcomer()).username);
          return asks(by, (await stage.newcomer()).username);
        },
      ],
    },
  },
  withdrawInvitation: {
    good: {
      200: async (stage) => {
        const { founder: by, invitationId } = await invited(stage);
        return withdraws(by, invitationId);
      },
    },
    refused: {
      "unknown-invitation": [
        ...forEach(NO_IDS, withdraws),
        async (stage) => withdraws(await founder(stage), (await invited(stage)).invitationId),
        async (stage) => {
          const { guest, invitationId } = await invited(stage);
          return withdraws(guest, invitationId);
        },
      ],
      "not-founder": [
        async (stage) => {
          const { founder: by, guest } = await joined(stage);
          await invites(by, (await stage.newcomer()).username);
          const { items } = await by.ok<{ items: readonly { id: number }[] }>("GET", "/api/alliance/invitations");
          return withdraws(guest, items[0]?.id ?? 0);
        },
      ],
    },
  },
  expelFromAlliance: {
    good: {
      200: async (stage) => {
        const { founder: by, guest } = await joined(stage);
        return expels(by, guest.username.toUpperCase());
      },
    },
    refused: {
      "unknown-username": [async (stage) => expels(await founder(stage), "nobody")],
      "not-in-alliance": [async (stage) => expels(await stage.pilot(), (await stage.pilot()).username)],
      "not-founder": [
        async (stage) => {
          const { founder: by, guest } = await joined(stage);
          return expels(guest, by.username);
        },
      ],
      "not-a-member": [
        async (stage) => expels(await founder(stage), (await stage.pilot()).username),
        async (stage) => {
          const { founder: by } = await joined(stage);
          return expels(by, by.username);
        },
      ],
    },
  },
  acceptInvitation: {
    good: { 200: accepts },
    refused: {
      "unknown-invitation": [
        ...forEach(NO_IDS, (pilot, id) => posted(pilot, `/api/invitations/${id}/accept`)),
        async (stage) => posted(await stage.pilot(), `/api/invitations/${(await invited(stage)).invitationId}/accept`),
      ],
      "in-alliance": [
        async (stage) => {
          const { guest, invitationId } = await invited(stage);
          await guest.ok("POST", "/api/alliances", { name: freshName() });
          return posted(guest, `/api/invitations/${invitationId}/accept`);
        },
      ],
      "alliance-full": [isFull],
    },
  },
  declineInvitation: {
    good: {
      200: async (stage) => {
        const { guest, invitationId } = await invited(stage);
        return posted(guest, `/api/invitations/${invitationId}/decline`);
      },
    },
    refused: {
      "unknown-invitation": forEach(NO_IDS, (pilot, id) => posted(pilot, `/api/invitations/${id}/decline`)),
    },
  },
};

/** Nineteen players join, so that the alliance is full. */
async function isFull(stage: Stage): ReturnType<Case> {
  const { founder: by, guest, invitationId } = await invited(stage);
  for (let members = 1; members < 20; members++) {
    const other = await stage.newcomer();
    if (members % 9 === 0)
      await (await stage.admin()).ok("PATCH", `/api/admin/tables/players/rows?pk.id=${by.id}`, {
        invitations_sent: [],
      });
    await invites(by, other.username);
    const { items } = await other.ok<{ items: readonly { id: number }[] }>("GET", "/api/invitations");
    await other.ok("POST", `/api/invitations/${items[0]?.id}/accept`);
  }
  return posted(guest, `/api/invitations/${invitationId}/accept`);
}
