/** Plays one game over HTTP by the suggestions alone: the first step when the queue is empty, then a turn. */
import type { NextStep } from "@outbound/space/rules/turn/next-steps.ts";
import type { Difficulty } from "@outbound/space/rules/values/limits.ts";
import type { Client } from "../client.ts";

interface World {
  readonly save: { readonly status: string; readonly turn: number; readonly score: number };
  readonly nextSteps: readonly NextStep[];
  readonly activeTask: unknown;
}

/** Returns the save as it ended. A step that is refused throws. */
export async function playFirstStepsOverHttp(
  api: Client,
  seed: number,
  difficulty: Difficulty,
): Promise<World["save"]> {
  await api.ok("POST", "/api/save/new", { seed, difficulty });
  for (;;) {
    const { save, nextSteps, activeTask } = await api.ok<World>("GET", "/api/world");
    if (save.status !== "active") return save;
    const [step] = nextSteps;
    if (activeTask === null && step) await api.ok(step.method, step.path, step.body);
    await workQueue(api);
  }
}

/** Turns one by one until the queue is empty. */
async function workQueue(api: Client): Promise<void> {
  let active: unknown;
  do {
    active = (await api.ok<{ readonly activeTask: unknown }>("POST", "/api/turn")).activeTask;
  } while (active !== null);
}
