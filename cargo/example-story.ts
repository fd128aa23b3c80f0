/** The story behind the examples of the description: a few hours of a player and of an admin, as API calls. */
import type { FakeClock } from "@outbound/kit/clock/clock.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import type { HomeView, PackageView, PlaneView, SessionView, SignedInView, StateView } from "./api/schemas.ts";

const HOME = "EDDF";
const AWAY = "EDDM";
const PASSWORD = "a plane of my own";
const NEXT_PASSWORD = "two planes of my own";
/** Password of the first admin, who exists when the stories begin. */
export const ADMIN_PASSWORD = "a panel of my own";
const USER_AGENT = "Mozilla/5.0";
const LIGHT_KG = 1000;
/**
 * Longer than each flight and repair of the story, in real milliseconds. The whole story takes less than an hour: after that,
 * last uses of sessions would be written in the background, and the examples would depend on the moment.
 */
const A_WHILE = 15 * 60_000;

type Token = { readonly token: string };
type ItemsWithId = { readonly items: readonly { readonly id: number }[] };
type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** Calls the API as one user at a time. */
export class Story {
  readonly app: App;
  readonly clock: FakeClock;
  #token: string | undefined;

  constructor(app: App, clock: FakeClock) {
    this.app = app;
    this.clock = clock;
  }

  /** Switches later calls to this session. */
  as({ token }: Token): void {
    this.#token = token;
  }

  get = <Body>(url: string): Promise<Body> => this.#call("GET", url);
  post = <Body = StateView>(url: string, body?: object): Promise<Body> => this.#call("POST", url, body);
  patch = <Body>(url: string, body: object): Promise<Body> => this.#call("PATCH", url, body);
  delete = <Body>(url: string, body?: object): Promise<Body> => this.#call("DELETE", url, body);

  async #call<Body>(method: Method, url: string, payload?: object): Promise<Body> {
    const headers = {
      "user-agent": USER_AGENT,
      ...(this.#token === undefined ? {} : { authorization: `Bearer ${this.#token}` }),
    };
    const answer = await this.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    if (answer.statusCode >= 300) throw new Error(`${method} ${url} was refused: ${answer.body}`);
    return answer.body === "" ? (undefined as Body) : answer.json();
  }
}

/** Calls every operation except those of the test hooks, and the list of campaigns, which is empty without them. */
export async function playAllOperations(story: Story): Promise<void> {
  await story.get("/api/version");
  await story.get("/api/status");
  await story.get("/api/auth/registration");
  const account = { username: "mira", password: PASSWORD, companyName: "Mira Air" };
  const mira = await story.post<SignedInView>("/api/auth/register", account);
  story.as(mira);
  await settle(story);
  await lookAround(story);
  await carry(story);
  await logInAsAdmin(story);
  await setMoney(story, mira.player.id, 1_000_000, { delivered_to: `${AWAY}a` });
  story.as(mira);
  await trade(story);
  await flyRoute(story);
  await lookBack(story);
  await keepHouse(story);
  await manageAsAdmin(story);
}

async function settle(story: Story): Promise<void> {
  await story.get("/api/auth/session");
  await story.get<HomeView[]>("/api/onboarding/homes");
  await story.post("/api/onboarding/home", { icao: HOME });
}

async function lookAround(story: Story): Promise<void> {
  await story.get("/api/state");
  await story.get("/api/airports");
  await story.get(`/api/airports/${HOME}`);
  await story.get(`/api/airports/${HOME}/jobs`);
  await story.get("/api/market/airports?limit=10");
  await story.get("/api/packages?limit=10");
  await story.get("/api/demand?group=mail");
  await story.get("/api/world/events?limit=10");
  await story.get("/api/commodities");
  await story.get(`/api/planes/1/quote?destIcao=${AWAY}`);
  await story.get(`/api/planes/1/quotes?destIcao=${AWAY},${HOME}`);
  await story.get("/api/planes/1/jobs?limit=3");
  await story.get("/api/planes/1/plan");
}

/** Returns ordinary jobs for a small plane, the best paid first. */
const lightJobs = ({ packages }: StateView, originIcao: string): PackageView[] =>
  packages
    .filter((one) => one.status === "open" && one.special === undefined && one.originIcao === originIcao)
    .filter(({ weightKg }) => weightKg <= LIGHT_KG)
    .sort((a, b) => b.payout - a.payout);

function nth<Item>(items: readonly Item[], place: number): Item {
  const item = items[place];
  if (item === undefined) throw new Error(`the story needs ${place + 1} items, there are ${items.length}`);
  return item;
}

async function carry(story: Story): Promise<void> {
  const jobs = lightJobs(await story.get("/api/state"), HOME);
  const job = nth(jobs, 0);
  await story.post(`/api/packages/${job.id}/accept`);
  await story.post(`/api/packages/${job.id}/load`, { planeId: 1 });
  await story.post("/api/planes/1/fly", { destIcao: job.destIcao });
  await story.post("/api/planes/1/queue", { destIcao: HOME });
  await story.post("/api/planes/1/queue", { destIcao: AWAY });
  await story.post("/api/planes/1/queue/move", { index: 1, to: 0 });
  await story.post("/api/planes/1/queue/cancel", { index: 0 });
  story.clock.advance(A_WHILE);
  await story.post("/api/planes/1/repair");
  story.clock.advance(A_WHILE);
  const other = nth(lightJobs(await story.get("/api/state"), HOME), 0);
  await story.post(`/api/packages/${other.id}/load`, { planeId: 1 });
  await story.post(`/api/packages/${other.id}/abandon`);
  const more = nth(lightJobs(await story.get("/api/state"), HOME), 0);
  await story.post("/api/planes/1/dispatch", { packageIds: [more.id], legs: [more.destIcao, HOME] });
  story.clock.advance(A_WHILE);
}

async function trade(story: Story): Promise<void> {
  await story.get("/api/bases/places?limit=3");
  const { bases } = await story.post("/api/bases", { icao: AWAY });
  await story.post(`/api/bases/${nth(bases, 0).id}/sell`);
  const { planes } = await story.post("/api/planes/buy", { modelId: "C208", icao: HOME, name: "Second Wind" });
  const { id } = nth<PlaneView>(planes, planes.length - 1);
  await story.post(`/api/planes/${id}/rename`, { name: "Tail Wind" });
  await story.post(`/api/planes/${id}/sell`);
}

/** Lets a plane fly a route for a while. */
async function flyRoute(story: Story): Promise<void> {
  const { planes, routes } = await story.post("/api/routes", {
    name: "Bavaria",
    stops: [HOME, AWAY, "EDDH"],
    loop: true,
  });
  const { id: planeId } = nth<PlaneView>(planes, 0);
  const { id: routeId } = nth(routes, 0);
  await story.get("/api/routes");
  await story.post(`/api/planes/${planeId}/route`, { routeId, replaceQueue: true });
  await story.patch(`/api/routes/${routeId}`, { repairBelow: 60, policy: { maxLaterStops: 1 } });
  await story.post("/api/planes/route", { ids: [planeId, 99], routeId: null });
  await story.post("/api/planes/repair", { ids: [planeId] });
  await story.delete(`/api/routes/${routeId}`);
}

async function lookBack(story: Story): Promise<void> {
  for (const log of ["ledger", "packages", "events"]) await story.get(`/api/history/${log}?limit=3`);
  await story.get("/api/history/summary");
  await story.get("/api/leaderboard?by=worth&limit=3");
  await story.get("/api/milestones?limit=3");
  await story.get("/api/seasons?limit=1");
  await story.post("/api/player/privacy", { companyPage: true });
  await story.get("/api/companies/mira");
  await story.get("/api/ranking?limit=3");
  await story.post("/api/player/appearance", { title: "Newcomer", liveryId: null });
}

async function keepHouse(story: Story): Promise<void> {
  const account = { username: "mira", password: PASSWORD };
  const signedIn = await story.post<Token>("/api/auth/sign-in", account);
  const { sessions } = await story.get<{ sessions: readonly SessionView[] }>("/api/auth/sessions");
  story.as(signedIn);
  await story.delete(`/api/auth/sessions/${nth(sessions, sessions.length - 1).id}`);
  const bot = { name: "market bot", scope: "play", expiresInDays: 90 };
  const { id } = await story.post<{ readonly id: number }>("/api/auth/tokens", bot);
  await story.get("/api/auth/tokens");
  await story.delete(`/api/auth/tokens/${id}`);
  await story.post("/api/auth/password", { current: PASSWORD, next: NEXT_PASSWORD, keepTokens: true });
}

/** Lets an admin manage players. */
async function manageAsAdmin(story: Story): Promise<void> {
  const otto = await story.post<SignedInView>("/api/auth/register", { username: "otto", password: PASSWORD });
  story.as(otto);
  await story.post("/api/onboarding/home", { icao: HOME });
  await meetInAlliance(story, otto);
  await logInAsAdmin(story);
  await story.get("/api/admin/session");
  await editTables(story, otto.player.id);
  story.as(otto);
  await story.post("/api/relief");
  await logInAsAdmin(story);
  await keepPeople(story, otto.player.id);
  await story.post("/api/admin/logout");
  story.as(await story.post<Token>("/api/auth/guest"));
  story.as(
    await story.post<Token>("/api/auth/keep", { username: "passer-by", password: PASSWORD, companyName: "Fair Winds" }),
  );
  await story.delete("/api/auth/account", { password: PASSWORD });
}

/** Founds an alliance as one player, and withdraws, declines and accepts invitations of another one, who leaves and is expelled. */
async function meetInAlliance(story: Story, founder: SignedInView): Promise<void> {
  const guest = await story.post<Token>("/api/auth/sign-in", { username: "mira", password: NEXT_PASSWORD });
  const answerInvitation = async (answer: "accept" | "decline"): Promise<void> => {
    story.as(founder);
    await story.post("/api/alliance/invitations", { username: "mira" });
    story.as(guest);
    const { items } = await story.get<ItemsWithId>("/api/invitations");
    await story.post(`/api/invitations/${nth(items, 0).id}/${answer}`);
  };
  story.as(founder);
  const { player } = await story.post("/api/alliances", { name: "Sky Bridge" });
  await story.post("/api/alliance/invitations", { username: "mira" });
  const { items } = await story.get<ItemsWithId>("/api/alliance/invitations");
  await story.delete(`/api/alliance/invitations/${nth(items, 0).id}`);
  await story.post("/api/player/privacy", { sharePlanes: true });
  await answerInvitation("decline");
  await answerInvitation("accept");
  await story.get("/api/alliances?limit=3");
  await story.get(`/api/alliances/${player.alliance?.id}`);
  await story.get(`/api/players/${founder.player.id}/planes`);
  await story.post("/api/alliance/leave");
  await answerInvitation("accept");
  story.as(founder);
  await story.post("/api/alliance/expel", { username: "mira" });
}

/** Edits tables so that the player has no cash left. */
async function editTables(story: Story, playerId: number): Promise<void> {
  const planes = "/api/admin/tables/planes/rows";
  await story.get("/api/admin/tables");
  await story.get(`${planes}?limit=2&orderBy=id&direction=desc`);
  const plane = { model_id: "C208", name: "Spare", status: "available", airport_icao: HOME, health: 10_000, fuel_l: 0 };
  const { id } = await story.post<{ id: number }>(planes, { owner_id: playerId, ...plane });
  await story.delete(`${planes}?pk.id=${id}`);
  await setMoney(story, playerId, 0);
}

const logInAsAdmin = async (story: Story): Promise<void> =>
  story.as(await story.post<Token>("/api/admin/login", { username: "admin", password: ADMIN_PASSWORD }));

const setMoney = (story: Story, playerId: number, money: number, more: object = {}): Promise<unknown> =>
  story.patch(`/api/admin/tables/players/rows?pk.id=${playerId}`, { money, ...more });

async function keepPeople(story: Story, playerId: number): Promise<void> {
  const { id } = await story.post<{ id: number }>("/api/admin/users", {
    current: ADMIN_PASSWORD,
    username: "nora",
    password: PASSWORD,
  });
  await story.patch(`/api/admin/users/${id}`, { current: ADMIN_PASSWORD, username: "nora-b" });
  await story.get("/api/admin/users");
  await story.get("/api/admin/overview");
  await story.get("/api/admin/players?search=mi");
  const invite = await story.post<{ id: number }>("/api/admin/invites", { uses: 3, note: "Friends of Mira" });
  await story.get("/api/admin/invites");
  await story.delete(`/api/admin/invites/${invite.id}`);
  await story.delete(`/api/admin/users/${id}`, { current: ADMIN_PASSWORD });
  const { items } = await story.get<ItemsWithId>("/api/admin/sessions?kind=player&limit=3");
  await story.delete(`/api/admin/sessions/${nth(items, 0).id}`);
  await story.post(`/api/admin/players/${playerId}/password`, { current: ADMIN_PASSWORD, password: NEXT_PASSWORD });
  await story.post(`/api/admin/players/${playerId}/suspend`, { suspended: true });
  await story.post(`/api/admin/players/${playerId}/cash`, { amount: 25_000, reason: "Fuel charged twice on Sunday" });
  await setMoney(story, playerId, 1_000_000);
  const audit = await story.get<ItemsWithId>("/api/admin/audit?limit=3");
  await story.post(`/api/admin/audit/${nth(audit.items, 0).id}/revert`);
}

/** Calls the test hooks, and lists a campaign of theirs. */
export async function useHooks(story: Story): Promise<void> {
  story.as(await story.post<Token>("/api/auth/register", { username: "mira", password: PASSWORD }));
  await story.post("/api/onboarding/home", { icao: HOME });
  await story.post("/api/test/set-timescale", { timeScale: 240 });
  await story.post("/api/test/add-cash", { amount: 250_000 });
  await story.post("/api/test/set-health", { planeId: 1, health: 62.5 });
  const contract = { originIcao: HOME, destIcao: AWAY, weightKg: 640, commodity: "car-parts", payout: 4200 };
  await story.post("/api/test/create-contract", contract);
  await story.post("/api/planes/1/fly", { destIcao: AWAY });
  await story.post("/api/test/advance", { simMs: 3_600_000 });
  await story.post("/api/test/advance-real", { realMs: 60_000 });
  await story.post("/api/test/create-event", { kind: "storm", regionId: "central-europe", simMs: 172_800_000 });
  const campaign = { icao: AWAY, group: "health", targetKg: 25_000, simMs: 345_600_000 };
  await story.post("/api/test/create-campaign", campaign);
  await story.get("/api/campaigns?limit=3");
}
