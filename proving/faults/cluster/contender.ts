/**
 * A player with two hands: plays on, reaches for the job that all want, and sends every fourth request with both hands at once, under
 * one Idempotency-Key, which the proxy gives to two processes.
 */
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { bearer, type Reply } from "../../harness/client.ts";
import type { Random } from "../../harness/random.ts";
import type { FlierRequest, KeyedFlier } from "../keyed-flier.ts";
import type { OneWorld } from "./one-world.ts";
import { isReplay, type Patience, PatientClient } from "./patient-client.ts";
import type { WantedJobs } from "./wanted-jobs.ts";

/** What the players of a contest have in common. */
export interface Field {
  readonly url: string;
  readonly world: OneWorld;
  readonly patience: Patience;
  /** How often each answer was given: "done", or the code of a refusal. */
  readonly answers: Record<string, number>;
  /** Whose each taken package is, as answered. */
  readonly owners: Map<number, number>;
}

const WANTS_THE_JOB = 0.5;
const USES_BOTH_HANDS = 0.25;

export class Contender {
  readonly done: FlierRequest[] = [];
  readonly #flier: KeyedFlier;
  readonly #field: Field;
  readonly #wanted: WantedJobs;
  readonly #random: Random;
  readonly #hands: readonly PatientClient[];
  #reached = 0;

  constructor(flier: KeyedFlier, field: Field, wanted: WantedJobs, random: Random) {
    this.#flier = flier;
    this.#field = field;
    this.#wanted = wanted;
    this.#random = random;
    const headers = bearer(flier.player.token);
    this.#hands = [0, 1].map(() => new PatientClient(field.url, headers, field.patience));
  }

  /** Until `mayAct` says no; each time it says yes one action follows. */
  async play(mayAct: () => boolean): Promise<void> {
    while (mayAct()) {
      const isReaching = this.#wanted.id !== undefined && this.#random.chance(WANTS_THE_JOB);
      const request = isReaching ? this.#reach(this.#wanted.id) : this.#flier.next();
      await this.#act(request);
    }
    for (const hand of this.#hands) hand.close();
  }

  /** Puts up another job that all will want. */
  async putUp(state: StateView): Promise<void> {
    const contract = this.#wanted.contract(state);
    const [hand] = this.#hands;
    if (contract === undefined || hand === undefined) return;
    const { status, text } = await hand.send("POST", "/api/test/create-contract", contract);
    if (status === 200) this.#wanted.made(JSON.parse(text) as StateView);
  }

  #reach(id: number | undefined): FlierRequest {
    this.#reached += 1;
    const { player, parkedId } = this.#flier;
    const kind = this.#random.chance(0.5) ? "load" : "accept";
    const body = kind === "load" ? { planeId: parkedId } : {};
    const key = `w${player.id}-${this.#reached}`;
    return { kind, key, path: `/api/packages/${id}/${kind}`, body, packageIds: [id as number] };
  }

  async #act(request: FlierRequest): Promise<void> {
    const { world } = this.#field;
    const before = world.seen;
    const hands = this.#random.chance(USES_BOTH_HANDS) ? this.#hands : this.#hands.slice(0, 1);
    const replies = await Promise.all(hands.map((hand) => hand.send("POST", request.path, request.body, request.key)));
    const states = replies.flatMap((reply) => this.#read(reply, request));
    for (const state of states) world.answered(before, state, `${request.key} ${request.path}`);
    if (replies.filter((reply) => reply.status === 200 && !isReplay(reply)).length > 1) {
      world.fault(`${request.key} ${request.path} was done twice`);
    }
    const latest = states.sort((a, b) => b.revision - a.revision)[0];
    if (latest) await this.#happened(request, latest);
    else if (request.packageIds?.[0] === this.#wanted.id && this.#isTaken(replies)) await this.#lost(request);
  }

  #read({ status, text }: Reply, request: FlierRequest): StateView[] {
    const { answers, world } = this.#field;
    const answer = status === 200 ? "done" : (JSON.parse(text) as { readonly code: string }).code;
    answers[answer] = (answers[answer] ?? 0) + 1;
    if (status >= 500) world.fault(`${request.key} ${request.path}: ${status} ${text.slice(0, 200)}`);
    return status === 200 ? [JSON.parse(text) as StateView] : [];
  }

  async #happened(request: FlierRequest, state: StateView): Promise<void> {
    const { id: playerId } = this.#flier.player;
    this.done.push(request);
    this.#flier.answered(request, state);
    if (request.kind === "abandon") return;
    for (const id of request.packageIds ?? []) {
      const owner = this.#field.owners.get(id) ?? playerId;
      if (owner !== playerId) this.#field.world.fault(`package ${id} was given to players ${owner} and ${playerId}`);
      this.#field.owners.set(id, owner);
      if (this.#wanted.gone(id)) await this.putUp(state);
    }
  }

  #isTaken(replies: readonly Reply[]): boolean {
    return replies.some(({ text }) => (JSON.parse(text) as { readonly code: string }).code.startsWith("job-"));
  }

  /** Who took it need not be the first to know. */
  async #lost({ packageIds = [] }: FlierRequest): Promise<void> {
    const { player } = this.#flier;
    for (const id of packageIds) {
      if (!this.#wanted.gone(id)) continue;
      const [hand] = this.#hands;
      const reply = await hand?.send("GET", "/api/state");
      if (reply?.status === 200) await this.putUp(JSON.parse(reply.text) as StateView);
      else this.#field.world.fault(`player ${player.id} could not read the state`);
    }
  }
}
