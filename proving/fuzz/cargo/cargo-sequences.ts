/** Sequences of players and admins of the cargo game; each has players of its own. */
import type {
  PackageView,
  PlaneView,
  QuoteView,
  SessionView,
  SignedInView,
  StateView,
} from "@outbound/cargo/api/schemas.ts";
import type { Actor, Sequence } from "../sequence.ts";
import { adminSequences } from "./cargo-admin-sequences.ts";
import { HOME, type Player, register, withPlayer } from "./cargo-player.ts";
import { PASSWORD } from "./cargo-roles.ts";

export interface CargoStage {
  /** Of an open session, even if the last one was ended. */
  readonly adminToken: () => Promise<string>;
  /** Advances simulated time; resolves with false where only waiting would. */
  readonly pass: (actor: Actor, token: string, simMs: number) => Promise<boolean>;
}

const AWAY = ["EDDM", "EDDL"] as const;
/** Jobs that are tried for a plane, at most. */
const TRIED = 6;

export const cargoSequences = (stage: CargoStage): Readonly<Record<string, Sequence>> => ({
  route: (actor) => withPlayer(actor, (player) => flyRoute(actor, player, stage)),
  fleet: (actor) => withPlayer(actor, (player) => fleet(actor, player, stage)),
  rivals: (actor) => withPlayer(actor, (one) => withPlayer(actor, (other) => rivals(actor, one, other))),
  account: (actor) => account(actor),
  ...adminSequences(stage.adminToken),
});

/** From the pool to the delivery: accept, load, fly, land, with keys that are used again. */
async function flyRoute(actor: Actor, player: Player, { pass }: CargoStage): Promise<void> {
  const before = await player.state();
  const [plane] = before.planes;
  actor.expect(plane !== undefined, "a new player has no plane");
  const found = await jobFor(actor, player, before, plane);
  if (found === undefined) return;
  const { id, destIcao } = found;
  const accepted = await player.act(`/api/packages/${id}/accept`, {}, `accept-${id}`);
  actor.expect(packageIn(accepted, id)?.status === "accepted", "an accepted job is not accepted");
  const body = { planeId: plane.id };
  const path = `/api/packages/${id}/load`;
  const loaded = await player.act(path, body, `load-${id}`);
  actor.expect(packageIn(loaded, id)?.planeId === plane.id, "a loaded package is not aboard");
  const again = await actor.ask<StateView>("POST", path, { token: player.token, body, key: `load-${id}` });
  actor.expect(again.headers["idempotency-replayed"] === "true", "loading again is no replay");
  const other = await actor.ask("POST", path, { token: player.token, body: { planeId: 0 }, key: `load-${id}` });
  actor.expect(other.status === 422, `a key for two requests: ${other.status}`);
  const flying = await player.act(`/api/planes/${plane.id}/fly`, { destIcao }, `fly-${plane.id}`);
  const way = flying.planes.find((one) => one.id === plane.id);
  actor.expect(way?.status === "flying" && way.destIcao === destIcao, "the plane does not fly where it was sent");
  if (!(await pass(actor, player.token, (way.arrivalSimTime ?? 0) - flying.simState.clockMs + 60_000))) return;
  const landed = await player.state();
  const there = landed.planes.find((one) => one.id === plane.id);
  actor.expect(there?.airportIcao === destIcao, `the plane is at ${there?.airportIcao}, not at ${destIcao}`);
  actor.expect(packageIn(landed, id)?.status !== "loaded", "the package is still aboard");
  await actor.ok("GET", "/api/history/ledger?limit=200", { token: player.token });
}

/** A job that the rules let this plane take and fly. */
async function jobFor(
  actor: Actor,
  player: Player,
  { packages }: StateView,
  plane: PlaneView,
): Promise<PackageView | undefined> {
  const here = packages.filter(
    ({ status, originIcao, weightKg }) =>
      status === "open" && originIcao === plane.airportIcao && weightKg <= plane.maxPayloadKg,
  );
  for (const job of here.slice(0, TRIED)) {
    const { token } = player;
    const accept = await actor.ask("POST", `/api/packages/${job.id}/accept?preview=true`, { token, body: {} });
    if (accept.status !== 200) continue;
    const body = { packageIds: [job.id], legs: [job.destIcao] };
    const dispatch = await actor.ask("POST", `/api/planes/${plane.id}/dispatch?preview=true`, { token, body });
    const quote = await actor.ok<QuoteView>("GET", `/api/planes/${plane.id}/quote?destIcao=${job.destIcao}`, { token });
    if (dispatch.status === 200 && quote.reachable) return job;
  }
  return undefined;
}

const packageIn = (state: StateView, id: number) => state.packages.find((one) => one.id === id);

/** Money from an admin, a second plane, its queue, and its sale. */
async function fleet(actor: Actor, player: Player, { adminToken }: CargoStage): Promise<void> {
  const token = await adminToken();
  const path = `/api/admin/tables/players/rows?pk.id=${player.id}`;
  await actor.ok("PATCH", path, { token, body: { money: 5_000_000 } });
  actor.expect((await player.state()).player.money === 5_000_000, "an admin's edit of the cash is not read");
  const bought = await player.act("/api/planes/buy", { modelId: "C208", icao: HOME, name: "Second" }, "buy");
  actor.expect(bought.planes.length === 2, `${bought.planes.length} planes after buying the second`);
  const again = await player.act("/api/planes/buy", { modelId: "C208", icao: HOME, name: "Second" }, "buy");
  actor.expect(again.planes.length === 2 && again.player.money === bought.player.money, "one key bought twice");
  const second = bought.planes.find(({ name }) => name === "Second")?.id ?? 0;
  const queue = `/api/planes/${second}/queue`;
  for (const destIcao of AWAY) await player.act(queue, { destIcao });
  const moved = await player.act(`${queue}/move`, { index: 1, to: 0 });
  const legs = moved.planes.find(({ id }) => id === second)?.queue;
  actor.expect(String(legs) === String(AWAY.toReversed()), `the queue is ${legs}`);
  for (const _leg of AWAY) await player.act(`${queue}/cancel`, { index: 0 });
  await player.act(`/api/planes/${second}/rename`, { name: "For sale" });
  const sold = await player.act(`/api/planes/${second}/sell`, {}, "sell");
  actor.expect(sold.planes.length === 1, "a sold plane is still there");
}

/** Two players want one job, and one of them the other's plane. */
async function rivals(actor: Actor, one: Player, other: Player): Promise<void> {
  const state = await one.state();
  const plane = state.planes[0]?.id ?? 0;
  const job = state.packages.find(({ status, originIcao }) => status === "open" && originIcao === HOME);
  for (const path of [`/api/planes/${plane}/rename`, `/api/planes/${plane}/sell`, `/api/planes/${plane}/repair`]) {
    const body = path.endsWith("rename") ? { name: "Mine" } : {};
    const refused = await actor.ask("POST", path, { token: other.token, body });
    actor.expect(refused.status === 403, `${path} of another player: ${refused.status}`);
  }
  if (job === undefined) return;
  const path = `/api/packages/${job.id}`;
  const taken = await actor.ask("POST", `${path}/accept`, { token: one.token, body: {}, key: "take" });
  if (taken.status !== 200) return;
  for (const action of ["accept", "abandon"]) {
    const refused = await actor.ask("POST", `${path}/${action}`, { token: other.token, body: {}, key: "take" });
    actor.expect(refused.status >= 400 && refused.status < 500, `${action} of a job that is taken: ${refused.status}`);
  }
  const after = await one.state();
  actor.expect(packageIn(after, job.id)?.status === "accepted", "the job was lost to the other player");
  await one.act(`${path}/abandon`, {});
}

/** An account: two sessions, one ended, another password, and deletion. */
async function account(actor: Actor): Promise<void> {
  const username = actor.freshName();
  const { token: first } = await register(actor, username);
  const signIn = (password: string) =>
    actor.ask<SignedInView>("POST", "/api/auth/sign-in", { body: { username, password } });
  const second = (await signIn(PASSWORD)).body.token;
  const { sessions } = await actor.ok<{ readonly sessions: readonly SessionView[] }>("GET", "/api/auth/sessions", {
    token: first,
  });
  actor.expect(sessions.length === 2, `${sessions.length} sessions of two`);
  const third = (await signIn(PASSWORD)).body.token;
  const other = sessions.find(({ current }) => !current)?.id;
  await actor.ok("DELETE", `/api/auth/sessions/${other}`, { token: first });
  actor.expect(
    (await actor.ask("GET", "/api/state", { token: second })).status === 401,
    "an ended session is accepted",
  );
  const next = "another plane of my own";
  await actor.ok("POST", "/api/auth/password", { token: first, body: { current: PASSWORD, next } });
  actor.expect(
    (await actor.ask("GET", "/api/state", { token: third })).status === 401,
    "a session outlived the password",
  );
  actor.expect((await signIn(PASSWORD)).status === 401, "the former password signs in");
  const { token } = (await signIn(next)).body;
  await actor.ok("POST", "/api/auth/sign-out", { token });
  await actor.ok("DELETE", "/api/auth/account", { token: first, body: { password: next } });
  actor.expect((await signIn(next)).status === 401, "a deleted account signs in");
}
