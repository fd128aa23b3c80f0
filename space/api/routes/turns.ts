/** Ending turns: one, or a run of several. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { ref } from "@outbound/kit/http/request/schemas.ts";
import type { Game } from "../../rules/game/game.ts";
import type { Experience } from "../../rules/game/learning.ts";
import { type RunReport, runTurns, takeTurn } from "../../rules/turn/command.ts";
import type { TurnReport } from "../../rules/turn/turn.ts";
import { shown } from "../../rules/values/amount.ts";
import { RUN_LIMIT } from "../../rules/values/limits.ts";
import * as schemas from "../schemas.ts";
import type { Outcome, Presented, SpaceService } from "../service.ts";
import { encounterView, openEncounterView } from "../views/encounter.ts";
import { eventView } from "../views/event.ts";
import { warningsView } from "../views/forecast.ts";
import { endedView, queueView, taskIn } from "../views/task.ts";

export function turnRoutes(app: App, service: SpaceService): void {
  app.post(
    "/api/turn",
    {
      schema: {
        operationId: "workTurn",
        tags: ["turn"],
        summary: "End the turn",
        description:
          "Works one turn of the queue and grants skill XP if a task is completed. With an empty queue no turn passes and nothing changes. If an encounter is still open, it takes its cautious option first.",
        body: ref(schemas.TurnRequest),
        response: { 200: ref(schemas.TurnAnswer) },
      },
      config: { problems: ["stale-turn"] },
    },
    async (request, reply) =>
      service.command(request, reply, (game) => takeTurn(game, request.body.expectedTurn), presentTurn),
  );
  app.post(
    "/api/turn/run",
    {
      schema: {
        operationId: "runTurns",
        tags: ["turn"],
        summary: "Run several turns",
        description:
          "Works up to `maxTurns` turns in one command. `until` ends the run early: with `task` when a task is completed or fails, with `mission` when a mission changes, with `danger` at an event of severity bad, with `idle` only where it always ends: when the queue is empty or an encounter opens.",
        body: ref(schemas.RunRequest),
        response: { 200: ref(schemas.RunAnswer) },
      },
      config: { problems: ["stale-turn"] },
    },
    async (request, reply) => {
      const { maxTurns = RUN_LIMIT, until, expectedTurn } = request.body;
      return service.command(request, reply, (game) => runTurns(game, maxTurns, until, expectedTurn), presentRun);
    },
  );
}

function presentTurn({ game, answer, events, firstEventSeq }: Outcome<TurnReport>): Presented {
  return {
    body: {
      turn: answer.turn,
      skipped: answer.skipped,
      completed: answer.completed && endedView(game, answer.completed),
      started: (answer.started && taskIn(game, answer.started.id)) ?? null,
      failed: answer.failed.map((record) => endedView(game, record)),
      xp: answer.xp.map(experienceView),
      events: events.map((event, index) => eventView(event, firstEventSeq + index)),
      warnings: warningsView(game),
      lapsed: answer.lapsed && encounterView(game, answer.lapsed),
      encounter: openEncounterView(game),
      ...queueView(game),
    },
  };
}

function presentRun({ game, answer, events, firstEventSeq }: Outcome<RunReport>): Presented {
  const worked = answer.turns.filter((report) => !report.skipped);
  return {
    body: {
      turn: game.turn,
      worked: worked.length,
      skipped: worked.length === 0,
      completed: worked.flatMap((report) => completedOf(game, report)),
      failed: worked.flatMap((report) => report.failed.map((record) => endedView(game, record))),
      xp: worked.flatMap((report) => report.xp.map(experienceView)),
      events: events.map((event, index) => eventView(event, firstEventSeq + index)),
      warnings: warningsView(game),
      stopped: answer.stopped,
      lapsed: worked.flatMap(({ lapsed }) => (lapsed ? [encounterView(game, lapsed)] : [])),
      encounter: openEncounterView(game),
      ...queueView(game),
    },
  };
}

const completedOf = (game: Game, report: TurnReport) => (report.completed ? [endedView(game, report.completed)] : []);

const experienceView = ({ crewId, skill, xp, level }: Experience) => ({ crewId, skill, xp: shown(xp), level });
