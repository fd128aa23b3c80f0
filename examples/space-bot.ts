/**
 * Plays the space game to its end using only the API, and nearly always wins: `npm run example -- space`. SPACE_URL is the
 * address of the service. SPACE_SEED starts a new game; without it the bot continues the current one.
 */
import { answerOf, type Call, type SpaceSchemas as Schemas, spaceClient } from "@outbound/client";

const { SPACE_URL = "http://127.0.0.1:4100", SPACE_SEED } = process.env;
const WANTED_TIERS: Record<string, number> = { reactor: 4, drive: 3, sensor: 3, lab: 3, fab: 2 };
const CORE = {
  price: { alloy: 50, credits: 120, exotics: 6 },
  tiers: { reactor: 3, fab: 2 } as Record<string, number>,
};
const FERTILE = ["M", "K", "G", "F", "A"];
const WANTED_MISSIONS = ["survey", "expedition"];

type Team = { leadId: number; helperIds: number[] };
type View = Awaited<ReturnType<typeof look>>;
/** An order that still needs a team. It is sent as a dry run first. */
interface Wish {
  readonly skill: "navigation" | "survey" | "engineering" | "science";
  send(team: Team, params: { query: { preview: boolean } }): Promise<Call<Pick<Schemas["OrderPreview"], "task">>>;
}

const api = spaceClient({
  baseUrl: SPACE_URL,
  onRetry: ({ request }) => console.log(`waiting for ${request.url}`),
});

/** Reads everything that the bot needs to decide. */
const look = async () => ({
  world: await answerOf(api.GET("/api/world")),
  ship: await answerOf(api.GET("/api/ship")),
  crew: await answerOf(api.GET("/api/crew")),
  missions: await answerOf(api.GET("/api/missions")),
});

const wish = (skill: Wish["skill"], send: Wish["send"]): Wish => ({ skill, send });
const explore = (focus: "survey" | "harvest" | "salvage") =>
  wish("survey", (team, params) => api.POST("/api/explore", { params, body: { focus, ...team } }));
const research = (techId: Schemas["Tech"]["id"]) =>
  wish("science", (team, params) => api.POST("/api/research", { params, body: { techId, ...team } }));
const upgrade = (moduleId: number) =>
  wish("engineering", (team, params) => api.POST("/api/ship/upgrade", { params, body: { moduleId, ...team } }));
const build = (kind: "core" | "patch") =>
  wish("engineering", (team, params) => api.POST("/api/ship/build", { params, body: { kind, ...team } }));
const expand = () => wish("engineering", (team, params) => api.POST("/api/ship/expand", { params, body: team }));
const jumpTowards = (to: number) =>
  wish("navigation", async (team, params) => {
    const { quickest } = await answerOf(api.GET("/api/route", { params: { query: { to } } }));
    return api.POST("/api/jump", { params, body: { systemId: quickest.hops[0]?.systemId ?? to, ...team } });
  });

/** Yields orders, the best first. The service decides which of them are possible now. */
function* wishes({ world, ship, missions }: View): Generator<Wish> {
  const { goal, resources, signals, systems } = world;
  const here = systems.filter(({ id }) => id === world.position.systemId);
  if (ship.hull < 45) yield build("patch");
  const reactors = ship.modules.filter(({ kind }) => kind === "reactor" && goal.coreBuilt && !goal.powered);
  for (const { id } of reactors) yield upgrade(id);
  if (goal.coreBuilt && goal.atApex) yield explore(goal.powered ? "survey" : "salvage");
  const isHungry = resources.supplies.amount < 16 && here.some(({ starClass }) => FERTILE.includes(starClass));
  if (resources.fuel.amount < 7 || isHungry) yield explore("harvest");
  if (goal.coreBuilt) yield jumpTowards(goal.apexSystemId);

  for (const techId of goal.techsLeft.slice(0, 3)) yield research(techId);
  yield build("core");
  const lacks = (goods: readonly (keyof typeof CORE.price)[], spent: Schemas["Goods"] = {}) =>
    !goal.techsLeft.includes("core5") &&
    goods.some((name) => resources[name].amount - (spent[name] ?? 0) < CORE.price[name]);
  for (const { id, kind, tier, upgrade: next } of ship.modules) {
    const isFed = kind === "reactor" || ship.supply >= ship.demand + 1;
    const isSpare = tier < (CORE.tiers[kind] ?? 0) || !lacks(["alloy", "credits", "exotics"], next?.price);
    if (tier < (WANTED_TIERS[kind] ?? 0) && isFed && isSpare) yield upgrade(id);
  }
  if (ship.slots.free < 2) yield expand();

  const isSignal = (id: number) => goal.fragments < goal.fragmentsNeeded && signals.includes(id);
  const accepted = missions.filter(({ status }) => status === "accepted");
  const isAsked = (system: number) => accepted.some(({ systemId }) => systemId === system);
  const lacksGoods = lacks(["alloy", "exotics"]);
  for (const { id, visits, apex } of here) {
    if (isSignal(id)) yield explore("survey");
    if (visits < (lacksGoods ? 2 : 1) && !apex) yield explore(lacksGoods ? "salvage" : "survey");
  }
  const cost = ({ id, hops, distance, danger, visits, starClass }: Schemas["System"]) => {
    const isNew = visits === 0 && (danger < 2 || world.save.turn >= 60);
    const isOfClass = visits === 0 && accepted.some((mission) => mission.starClass === starClass);
    const bonus = (isSignal(id) ? 1000 : 0) + (isAsked(id) ? 4 : 0) + (isOfClass ? 2 : 0);
    return 2 * (hops ?? 100) + distance / 5 - bonus + (isNew || isAsked(id) ? 0 : 100 + 100 * visits);
  };
  const others = systems.filter(({ id, apex }) => id !== world.position.systemId && !apex);
  for (const { id } of others.sort((a, b) => cost(a) - cost(b)).slice(0, 1)) yield jumpTowards(id);
  yield explore("harvest");
}

/** Accepts missions of the wanted kinds, which costs nothing. Abandons the others, so that new ones are offered later. */
async function tendBoard({ missions }: View): Promise<void> {
  for (const { id, status, kind } of missions.filter(({ endedOnTurn }) => endedOnTurn === null)) {
    const params = { path: { id } };
    if (!WANTED_MISSIONS.includes(kind)) await answerOf(api.POST("/api/missions/{id}/abandon", { params }));
    else if (status === "offered") await answerOf(api.POST("/api/missions/{id}/accept", { params }));
  }
}

/** Returns a team: the member with the best skill leads, the next two help, but nobody who is tired. */
function teamFor({ skill }: Wish, { crew }: View): Team {
  const power = ({ skills, fatigue }: Schemas["CrewMember"]) => skills[skill].level - (fatigue < 50 ? 0 : 1);
  const [lead, ...others] = crew.members.toSorted((a, b) => power(b) - power(a));
  const helpers = others.filter(({ fatigue }) => fatigue < 50).slice(0, 2);
  return { leadId: lead?.id ?? 0, helperIds: helpers.map(({ id }) => id) };
}

/** Sends the first order that the service accepts in a dry run. It always accepts the last one, an exploration. */
async function orderNext(view: View): Promise<void> {
  for (const next of wishes(view)) {
    const team = teamFor(next, view);
    const { data } = await next.send(team, { query: { preview: true } });
    if (data === undefined) continue;
    await answerOf(next.send(team, { query: { preview: false } }));
    return console.log(`turn ${view.world.save.turn}: ${data.task.kind}, ${data.task.band}`);
  }
}

if (SPACE_SEED !== undefined) await answerOf(api.POST("/api/save/new", { body: { seed: Number(SPACE_SEED) } }));
let view = await look();
for (; view.world.save.status === "active"; view = await look()) {
  await tendBoard(view);
  if (view.world.activeTask === null) await orderNext(await look());
  await answerOf(api.POST("/api/turn/run", { body: { maxTurns: 50, until: "idle" } }));
}
const { status, turn, score } = view.world.save;
console.log(`${status} on turn ${turn} with a score of ${score}`);
