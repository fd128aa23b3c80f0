/** The service for the API cases, with the test hooks: each case has its own players. */
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

/** A prepared request and its sender. */
export interface Prepared {
  readonly by: AppClient & { readonly token?: string };
  readonly request: Request;
}

/** Prepares the request by calls that must succeed. */
export type Case = (stage: Stage) => Promise<Prepared>;

/** The cases of one operation: successes by status, refusals by code. */
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
  /** Default: 1,000. Undefined: what such a job pays. */
  readonly payout?: number | undefined;
  readonly special?: string;
}

export const AWAY = "EDDM";
/** Out of reach of small planes. */
export const FAR = "NZAA";
export const NOWHERE = "XQXQ";
/** Unknown ids for paths. */
export const NO_IDS = ["0", "-1", "99999999", String(2 ** 60)];
/** Unknown ids for bodies, which accept only exactly representable numbers. */
export const NO_BODY_IDS = [0, -1, 99_999_999, Number.MAX_SAFE_INTEGER];

/** What a stage needs of an app that is tested or fuzzed. */
type StagedApp = Omit<CargoTestApp, "guard" | "contents">;

export class Stage {
  readonly cargo: StagedApp;
  #players = 0;
  #admin: AdminClient | undefined;

  constructor(cargo: StagedApp) {
    this.cargo = cargo;
  }

  /** Returns the first admin, signed in again if a case has ended the session. */
  async admin(): Promise<AdminClient> {
    const isOpen = (await this.#admin?.call("GET", "/api/admin/session"))?.status === 200;
    if (!isOpen) this.#admin = await this.cargo.admin();
    return this.#admin as AdminClient;
  }

  /** Registers a player without a home. */
  newcomer(): Promise<PlayerClient> {
    return this.cargo.register(this.freshName());
  }

  /**
   * Creates a player with a plane at home and enough cash for any case. Uses one command instead of two commands and two
   * snapshots.
   */
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

  /** Returns an unused name. */
  freshName(): string {
    this.#players += 1;
    return `player-${this.#players}`;
  }

  /** Returns a caller without a session at an unused address, for apps that trust proxies. */
  stranger(): AppClient {
    this.#players += 1;
    const address = `198.51.${100 + Math.floor(this.#players / 250)}.${this.#players % 250}`;
    return appClient(this.cargo.app, { "x-forwarded-for": address });
  }

  /** Opens another session of the player. */
  async again({ username }: PlayerClient): Promise<AppClient> {
    const account = { username, password: TEST_PASSWORD };
    const { token } = await this.cargo.ok<{ token: string }>("POST", "/api/auth/sign-in", account);
    return appClient(this.cargo.app, bearer(token));
  }

  /** Creates an API token of the player; returns it with a client that uses it. */
  async apiToken(by: AppClient, scope: TokenScope): Promise<AppClient & CreatedApiTokenView> {
    const body = { name: `${scope} bot`, scope, expiresInDays: 30 };
    const made = await by.ok<CreatedApiTokenView>("POST", "/api/auth/tokens", body);
    return { ...appClient(this.cargo.app, bearer(made.token)), ...made };
  }

  /** Creates a job, by default an ordinary one from home for a small plane; returns its id. */
  async contract(by: AppClient, given: ContractGiven = {}): Promise<number> {
    const contract = { originIcao: TEST_HOME, destIcao: AWAY, weightKg: 500, payout: 1000, ...given };
    await by.ok("POST", "/api/test/create-contract", contract);
    const { next_contract_number: next } = await this.cargo.store.read
      .selectFrom("world")
      .select("next_contract_number")
      .executeTakeFirstOrThrow();
    return contractId(next - 1);
  }

  /** Creates a job and loads it on the pilot's plane; returns its id. */
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

/** Builds a request for a path below the plane's. */
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
 * Asserts that the sentence of a refusal names the required and the available figure of its details. A sentence that names the
 * greatest possible figure need not name the required one.
 */
export function namesFigures({ body }: Answer): void {
  const { code, detail, details = {} } = body as ProblemBody;
  const { required, available } = details;
  if (typeof required !== "number" || typeof available !== "number") return;
  for (const value of required === available + 1 ? [available] : [required, available]) {
    assert.ok(detail.includes(figure(value, 1)), `${code}: ${value} is missing in "${detail}"`);
  }
}
