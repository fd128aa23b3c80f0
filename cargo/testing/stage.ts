/** The service that the API cases run on, with the test hooks: each case has players of its own. */
import assert from "node:assert/strict";
import {
  type Answer,
  type AppClient,
  appClient,
  type Method,
  type ProblemBody,
  type Request,
} from "@outbound/kit/testing/app-client.ts";
import type { CreatedApiTokenView } from "../api/schemas.ts";
import { commit } from "../players/commit.ts";
import { chooseHome } from "../rules/company/home.ts";
import { reachMilestones } from "../rules/company/milestones.ts";
import { contractId } from "../rules/jobs/job-ids.ts";
import { figure } from "../rules/values/figure.ts";
import type { TokenScope } from "../store/tables.ts";
import { addCash } from "../test-hooks/hooks.ts";
import {
  type AdminClient,
  bearer,
  type CargoTestApp,
  type PlayerClient,
  TEST_HOME,
  TEST_PASSWORD,
} from "./cargo-app.ts";

/** A request that is ready to be sent, and its sender. */
export interface Prepared {
  readonly by: AppClient & { readonly token?: string };
  readonly request: Request;
}

/** Prepares what the request needs, by calls that must succeed. */
export type Case = (stage: Stage) => Promise<Prepared>;

/** The cases of one operation: good ones by status, refused ones by code. */
export interface OperationCases {
  readonly good: Readonly<Record<number, Case>>;
  readonly refused?: Readonly<Record<string, readonly Case[]>>;
}

/** Cases by operationId. */
export type CasesByOperation = Readonly<Record<string, OperationCases>>;

/** A player with a plane at home. */
export interface Pilot extends PlayerClient {
  readonly planeId: number;
}

export interface ContractGiven {
  readonly originIcao?: string;
  readonly destIcao?: string;
  readonly weightKg?: number;
  readonly commodity?: string;
  /** 1,000 unless given; undefined: what such a job pays. */
  readonly payout?: number | undefined;
  readonly special?: string;
}

export const AWAY = "EDDM";
/** Out of reach of small planes. */
export const FAR = "NZAA";
export const NOWHERE = "XQXQ";
/** Ids that name nothing, as paths have them. */
export const NO_IDS = ["0", "-1", "99999999", String(2 ** 60)];
/** The same for bodies, which take only what a number can be exactly. */
export const NO_BODY_IDS = [0, -1, 99_999_999, Number.MAX_SAFE_INTEGER];

/** What a stage needs of an app, be it under test or fuzzed. */
type StagedApp = Omit<CargoTestApp, "guard" | "contents">;

export class Stage {
  readonly cargo: StagedApp;
  #players = 0;
  #admin: AdminClient | undefined;

  constructor(cargo: StagedApp) {
    this.cargo = cargo;
  }

  /** The first admin, logged in again if a case has ended the session. */
  async admin(): Promise<AdminClient> {
    const isOpen = (await this.#admin?.call("GET", "/api/admin/session"))?.status === 200;
    if (!isOpen) this.#admin = await this.cargo.admin();
    return this.#admin as AdminClient;
  }

  /** A new player without a home. */
  newcomer(): Promise<PlayerClient> {
    return this.cargo.register(this.freshName());
  }

  /** A new player with a plane at home and enough cash for any case; by one command in place of two and two snapshots. */
  async pilot(): Promise<Pilot> {
    const player = await this.newcomer();
    const planeId = await commit(this.cargo.game, (scene) => {
      const home = chooseHome(scene, player.id, TEST_HOME);
      addCash(scene, player.id);
      reachMilestones(scene, player.id, { hasCommanded: true });
      return home;
    });
    return { ...player, planeId };
  }

  /** An unused name. */
  freshName(): string {
    this.#players += 1;
    return `player-${this.#players}`;
  }

  /** A caller without a session, at an unused address; for apps that trust proxies. */
  stranger(): AppClient {
    this.#players += 1;
    const address = `198.51.${100 + Math.floor(this.#players / 250)}.${this.#players % 250}`;
    return appClient(this.cargo.app, { "x-forwarded-for": address });
  }

  /** Another session of the player. */
  async again({ username }: PlayerClient): Promise<AppClient> {
    const account = { username, password: TEST_PASSWORD };
    const { token } = await this.cargo.ok<{ token: string }>("POST", "/api/auth/sign-in", account);
    return appClient(this.cargo.app, bearer(token));
  }

  /** A new API token of the player, and a client that calls with it. */
  async apiToken(by: AppClient, scope: TokenScope): Promise<AppClient & CreatedApiTokenView> {
    const body = { name: `${scope} bot`, scope, expiresInDays: 30 };
    const made = await by.ok<CreatedApiTokenView>("POST", "/api/auth/tokens", body);
    return { ...appClient(this.cargo.app, bearer(made.token)), ...made };
  }

  /** The id of a new job: an ordinary one from home for a small plane unless given. */
  async contract(by: AppClient, given: ContractGiven = {}): Promise<number> {
    const contract = { originIcao: TEST_HOME, destIcao: AWAY, weightKg: 500, payout: 1000, ...given };
    await by.ok("POST", "/api/test/create-contract", contract);
    const { next_contract_number: next } = await this.cargo.store.read
      .selectFrom("world")
      .select("next_contract_number")
      .executeTakeFirstOrThrow();
    return contractId(next - 1);
  }

  /** The id of a job on the pilot's plane. */
  async loaded(pilot: Pilot, given: ContractGiven = {}): Promise<number> {
    const packageId = await this.contract(pilot, given);
    await pilot.ok("POST", `/api/packages/${packageId}/load`, { planeId: pilot.planeId });
    return packageId;
  }
}

/** Sets the player's cash. */
export async function leaveMoney(player: PlayerClient, money: number): Promise<void> {
  const { money: before } = (await player.state()).player;
  await player.ok("POST", "/api/test/add-cash", { amount: money - before });
}

/** A request of a path below the plane's. */
export const ofPlane = (
  pilot: Pilot,
  action: string,
  body?: unknown,
  planeId: number | string = pilot.planeId,
): Prepared => posted(pilot, `/api/planes/${planeId}/${action}`, body);

export const posted = (by: Prepared["by"], path: string, body?: unknown): Prepared => sent(by, "POST", path, body);
export const read = (by: Prepared["by"], path: string): Prepared => sent(by, "GET", path);
export const sent = (by: Prepared["by"], method: Method, path: string, body?: unknown): Prepared => ({
  by,
  request: { method, path, ...(body === undefined ? {} : { body }) },
});

/**
 * The sentence of a refusal names what is required and what is available, as its details do. A sentence that names the
 * greatest possible figure need not say that one more was required.
 */
export function namesFigures({ body }: Answer): void {
  const { code, detail, details = {} } = body as ProblemBody;
  const { required, available } = details;
  if (typeof required !== "number" || typeof available !== "number") return;
  for (const value of required === available + 1 ? [available] : [required, available]) {
    assert.ok(detail.includes(figure(value, 1)), `${code}: ${value} is missing in "${detail}"`);
  }
}
