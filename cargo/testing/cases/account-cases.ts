/** Requests for every answer of the operations on accounts and sessions. */
import { type AppClient, appClient } from "@outbound/kit/testing/app-client.ts";
import { bearer, TEST_PASSWORD } from "../cargo-app.ts";
import { type Case, type CasesByOperation, NO_IDS, type Prepared, posted, read, type Stage, sent } from "../stage.ts";
import { after, forEach, none } from "./steps.ts";

const COMMON = "password1";
const WRONG = "a plane of somebody";
const NEXT = "two planes of my own";

/** Sends failed attempts from the client's address; the last of five locks. */
export async function failedSignIns(by: AppClient, path: string, account: object, times: number): Promise<void> {
  for (let attempt = 0; attempt < times; attempt += 1) await by.call("POST", path, account);
}

const registers =
  (change: object): Case =>
  async (stage) =>
    posted(stage.stranger(), "/api/auth/register", { username: stage.freshName(), password: TEST_PASSWORD, ...change });

const GUEST = "/api/auth/guest";
const KEEP = "/api/auth/keep";

/** Creates a guest and returns its client. */
export async function guest(stage: Stage): Promise<AppClient & { readonly token: string }> {
  const { token } = await stage.stranger().ok<{ token: string }>("POST", GUEST);
  return { ...appClient(stage.cargo.app, bearer(token)), token };
}

const keeps =
  (change: object): Case =>
  async (stage) =>
    posted(await guest(stage), KEEP, { username: stage.freshName(), password: TEST_PASSWORD, ...change });

const SIGN_IN = "/api/auth/sign-in";
const ACCOUNT = "/api/auth/account";
const TOKENS = "/api/auth/tokens";
const BOT = { name: "market bot", scope: "play", expiresInDays: 90 };

async function suspendedName(stage: Stage): Promise<string> {
  const { id, username } = await stage.newcomer();
  await (await stage.admin()).ok("POST", `/api/admin/players/${id}/suspend`, { suspended: true });
  return username;
}

export const ACCOUNT_CASES: CasesByOperation = {
  register: {
    good: { 201: registers({ companyName: "Wind & Co" }) },
    refused: {
      "password-common": [registers({ password: COMMON })],
      "company-name-reserved": [
        registers({ companyName: "Outbound Support" }),
        registers({ companyName: "М0dеrаtоr" }),
      ],
      "username-taken": [
        registers({ username: "founder" }),
        registers({ username: "Adm1n" }),
        async (stage) => {
          const { username } = await stage.newcomer();
          const account = { username: username.toUpperCase(), password: TEST_PASSWORD };
          return posted(stage.stranger(), "/api/auth/register", account);
        },
      ],
    },
  },
  beginAsGuest: { good: { 201: async (stage) => posted(stage.stranger(), GUEST) } },
  keepCompany: {
    good: { 200: keeps({ companyName: "Kept Air" }) },
    refused: {
      "not-a-guest": [
        async (stage) => posted(await stage.newcomer(), KEEP, { username: stage.freshName(), password: TEST_PASSWORD }),
      ],
      "password-common": [keeps({ password: COMMON })],
      "company-name-reserved": [keeps({ companyName: "Outbound Support" })],
      "username-taken": [
        keeps({ username: "founder" }),
        async (stage) => {
          const { username } = await stage.newcomer();
          return posted(await guest(stage), KEEP, { username: username.toUpperCase(), password: TEST_PASSWORD });
        },
      ],
    },
  },
  getRegistration: { good: { 200: async (stage) => read(stage.stranger(), "/api/auth/registration") } },
  signIn: {
    good: {
      200: async (stage) => {
        const { username } = await stage.newcomer();
        return posted(stage.stranger(), SIGN_IN, { username: username.toUpperCase(), password: TEST_PASSWORD });
      },
    },
    refused: {
      "wrong-credentials": [
        async (stage) => posted(stage.stranger(), SIGN_IN, { username: stage.freshName(), password: WRONG }),
        async (stage) => {
          const { username } = await stage.newcomer();
          return posted(stage.stranger(), SIGN_IN, { username, password: WRONG });
        },
      ],
      suspended: [
        async (stage) =>
          posted(stage.cargo, SIGN_IN, { username: await suspendedName(stage), password: TEST_PASSWORD }),
      ],
      "sign-in-locked": [
        async (stage) => {
          const [{ username }, by] = [await stage.newcomer(), stage.stranger()];
          await failedSignIns(by, SIGN_IN, { username, password: WRONG }, 5);
          return posted(by, SIGN_IN, { username, password: TEST_PASSWORD });
        },
        async (stage) => {
          const [{ username }, by] = [await stage.newcomer(), stage.stranger()];
          for (let name = 0; name < 10; name += 1) {
            await failedSignIns(by, SIGN_IN, { username: stage.freshName(), password: WRONG }, 1);
          }
          return posted(by, SIGN_IN, { username, password: TEST_PASSWORD });
        },
      ],
    },
  },
  signOut: { good: { 204: async (stage) => posted(await stage.newcomer(), "/api/auth/sign-out") } },
  deleteAccount: {
    good: { 204: deletes(TEST_PASSWORD) },
    refused: {
      "wrong-password": [deletes(WRONG)],
      "sign-in-locked": [afterWrongPasswords((player) => sent(player, "DELETE", ACCOUNT, { password: TEST_PASSWORD }))],
    },
  },
  changePassword: {
    good: { 204: changes({ current: TEST_PASSWORD, next: NEXT }) },
    refused: {
      "password-common": [changes({ current: TEST_PASSWORD, next: COMMON })],
      "wrong-password": [changes({ current: WRONG, next: NEXT })],
      "sign-in-locked": [
        afterWrongPasswords((player) => posted(player, "/api/auth/password", { current: TEST_PASSWORD, next: NEXT })),
      ],
    },
  },
  getSession: { good: { 200: async (stage) => read(await stage.newcomer(), "/api/auth/session") } },
  listSessions: { good: { 200: async (stage) => read(await stage.newcomer(), "/api/auth/sessions") } },
  endSession: {
    good: {
      204: async (stage) => {
        const player = await stage.newcomer();
        return sent(player, "DELETE", `/api/auth/sessions/${await sessionIdOf(await stage.again(player))}`);
      },
    },
    refused: {
      "unknown-session": [
        ...forEach(NO_IDS, (pilot, id) => sent(pilot, "DELETE", `/api/auth/sessions/${id}`)),
        async (stage) => {
          const [mira, otto] = [await stage.newcomer(), await stage.newcomer()];
          return sent(mira, "DELETE", `/api/auth/sessions/${await sessionIdOf(otto)}`);
        },
        async (stage) => {
          const player = await stage.newcomer();
          return sent(player, "DELETE", `/api/auth/sessions/${(await stage.apiToken(player, "play")).id}`);
        },
      ],
    },
  },
  listTokens: {
    good: {
      200: async (stage) => {
        const player = await stage.newcomer();
        await stage.apiToken(player, "read");
        return read(player, TOKENS);
      },
    },
  },
  createToken: {
    good: { 201: async (stage) => posted(await stage.newcomer(), TOKENS, BOT) },
    refused: {
      "too-many-tokens": [
        async (stage) => {
          const player = await stage.newcomer();
          for (let made = 0; made < 20; made += 1) await player.ok("POST", TOKENS, BOT);
          return posted(player, TOKENS, BOT);
        },
      ],
    },
  },
  revokeToken: {
    good: {
      204: async (stage) => {
        const player = await stage.newcomer();
        return sent(player, "DELETE", `${TOKENS}/${(await stage.apiToken(player, "play")).id}`);
      },
    },
    refused: {
      "unknown-token": [
        ...forEach(NO_IDS, (pilot, id) => sent(pilot, "DELETE", `${TOKENS}/${id}`)),
        async (stage) => {
          const [mira, otto] = [await stage.newcomer(), await stage.newcomer()];
          return sent(mira, "DELETE", `${TOKENS}/${(await stage.apiToken(otto, "read")).id}`);
        },
        async (stage) => {
          const player = await stage.newcomer();
          return sent(player, "DELETE", `${TOKENS}/${await sessionIdOf(player)}`);
        },
      ],
    },
  },
};

function deletes(password: string): Case {
  return after(none, (pilot) => sent(pilot, "DELETE", ACCOUNT, { password }));
}

/** Creates a player whose session sent ten wrong passwords. */
function afterWrongPasswords(next: (player: Awaited<ReturnType<Stage["newcomer"]>>) => Prepared): Case {
  return async (stage) => {
    const player = await stage.newcomer();
    for (let guess = 0; guess < 10; guess += 1) await player.call("DELETE", ACCOUNT, { password: WRONG });
    return next(player);
  };
}

function changes(body: object): Case {
  return async (stage) => {
    const player = await stage.newcomer();
    await stage.again(player);
    return posted(player, "/api/auth/password", body);
  };
}

/** Returns the id of the client's session. */
export const sessionIdOf = async (by: AppClient): Promise<number> =>
  (await by.ok<{ sessionId: number }>("GET", "/api/auth/session")).sessionId;
