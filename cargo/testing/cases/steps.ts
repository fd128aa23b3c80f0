/** Steps before the requests of planes and packages, and requests about unknown and other players' things. */
import { AWAY, type Case, leaveMoney, type Pilot, type Prepared, type Stage } from "../stage.ts";

/** A step with the pilot's plane or a package; the id is 0 without a package. */
export type Step = (pilot: Pilot, stage: Stage, packageId: number) => Promise<unknown>;

export const none: Step = async () => undefined;

export const all =
  (...steps: readonly Step[]): Step =>
  async (pilot, stage, packageId) => {
    for (const step of steps) await step(pilot, stage, packageId);
  };

/** An action on the pilot's plane. */
export const does =
  (action: string, body?: object): Step =>
  (pilot) =>
    pilot.ok("POST", `/api/planes/${pilot.planeId}/${action}`, body);

export const health =
  (points: number): Step =>
  ({ ok, planeId }) =>
    ok("POST", "/api/test/set-health", { planeId, health: points });

export const money =
  (amount: number): Step =>
  (pilot) =>
    leaveMoney(pilot, amount);

/** The pilot has opened as many airports as queued legs may. */
export const hasScouted: Step = async (pilot, stage) =>
  (await stage.admin()).ok("PATCH", `/api/admin/tables/players/rows?pk.id=${pilot.id}`, {
    openings: Array.from({ length: 30 }, () => 4e12),
  });

export const flies = does("fly", { destIcao: AWAY });
export const isRepaired = all(health(50), does("repair"));

/** A pilot's request after a step. */
export const after =
  (before: Step, ask: (pilot: Pilot) => Prepared): Case =>
  async (stage) => {
    const pilot = await stage.pilot();
    await before(pilot, stage, 0);
    return ask(pilot);
  };

/** A pilot's request for each of these ids. */
export const forEach = <Id>(ids: readonly Id[], ask: (pilot: Pilot, id: Id) => Prepared): readonly Case[] =>
  ids.map((id) => after(none, (pilot) => ask(pilot, id)));

/** A pilot's request about another pilot's plane. */
export const foreignPlane =
  (ask: (pilot: Pilot, planeId: number, stage: Stage) => Prepared | Promise<Prepared>): Case =>
  async (stage) => {
    const [pilot, other] = [await stage.pilot(), await stage.pilot()];
    return ask(pilot, other.planeId, stage);
  };
