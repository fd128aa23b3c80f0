/** The tools of the space game. */
import type { McpServer } from "@modelcontextprotocol/server";
import { answerOf, type SpaceClient } from "@outbound/client";
import * as z from "zod";
import { afterCommand, answer, answerWith, Remedies, type View } from "../answer.ts";
import { inputOf, listOf, type Operations, runOperation } from "../operations.ts";
import { eventLines, look, SPACE_LOOKS } from "./look.ts";
import { type SpaceAnswer, spaceOperations } from "./operations.ts";
import { nextSteps, outcomeView, summaryOf } from "./summary.ts";

const ABOUT = {
  jump: "to a system within range",
  route: "all jumps to a system",
  explore: "where the ship will be",
  build: "kind of space_look ship",
  expand: "3 slots more",
  abandon: "a mission",
  choose: "an option of the open encounter",
  cancel: "a task",
  move: "a pending task in the queue",
  team: "another team for a pending task",
};

const READS = { readOnlyHint: true, openWorldHint: false };
const PLAYS = { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false };

/** Greatest number of next steps after an action. Most models act again at once, so this saves them a call of space_state. */
const NEXT_AFTER_ACT = 3;

/** Registers the tools on a client of one game. Other players see `by` with what the model did. */
export function registerSpaceTools(server: McpServer, api: SpaceClient, by: string | undefined): void {
  const remedies = new Remedies(() => answerOf(api.GET("/api/problems")));
  const operations: Operations<SpaceClient, SpaceAnswer> = spaceOperations(by);
  const withDryRun = Object.fromEntries(Object.entries(operations).filter(([, { hasDryRun }]) => hasDryRun));
  const answered = (run: () => Promise<View>, structured = false) =>
    answerWith(remedies, async () => answer(await run(), { structured }));

  server.registerTool(
    "space_state",
    {
      description:
        "The game now: turn, score, goods, queue, open encounter, missions, and next: good calls, the best first.",
      annotations: { title: "Space: state", ...READS },
    },
    () => answered(() => summaryOf(api), true),
  );
  server.registerTool(
    "space_look",
    {
      description: "Details of one thing. system and route take the id of a system.",
      inputSchema: z.strictObject({ what: z.enum(SPACE_LOOKS), id: z.int().positive().optional() }),
      annotations: { title: "Space: look", ...READS },
    },
    ({ what, id }) => answered(() => look(api, what, { id })),
  );
  server.registerTool(
    "space_preview",
    {
      description: "What an operation of space_act would do, or why it is refused. Changes nothing; shows no chance.",
      inputSchema: inputOf(withDryRun),
      annotations: { title: "Space: dry run", ...READS },
    },
    (input) => answered(async () => outcomeView(await runOperation(withDryRun, api, input, true), true)),
  );
  server.registerTool(
    "space_act",
    {
      description: `Gives one command; answers with the next good calls. Orders join the queue; space_wait works on it. Operations:\n${listOf(operations, ABOUT)}`,
      inputSchema: inputOf(operations),
      annotations: { title: "Space: act", ...PLAYS },
    },
    (input) =>
      answered(async () => {
        const outcome = outcomeView(await runOperation(operations, api, input, false), false);
        const after = async () => ({ next: nextSteps(await answerOf(api.GET("/api/world"))).slice(0, NEXT_AFTER_ACT) });
        return { ...outcome, ...(await afterCommand(after)) };
      }, true),
  );
  server.registerTool(
    "space_wait",
    {
      description:
        "Plays turns until the queue is empty, an encounter asks for a decision or the game ends. until stops it earlier.",
      inputSchema: z.strictObject({
        turns: z.int().min(1).max(50).default(50),
        until: z.enum(["idle", "task", "mission", "danger"]).default("idle"),
      }),
      annotations: { title: "Space: play turns", ...PLAYS },
    },
    ({ turns, until }) =>
      answered(async () => {
        const body = { maxTurns: turns, until, ...(by === undefined ? {} : { by }) };
        const report = await answerOf(api.POST("/api/turn/run", { body }));
        return {
          worked: report.worked,
          stopped: report.skipped ? "the queue is empty: give an order first" : report.stopped,
          events: eventLines(report.events, 8),
          warnings: report.warnings.slice(0, 3).map(({ turn, text }) => `turn ${turn}: ${text}`),
          ...(await afterCommand(() => summaryOf(api, { brief: true }))),
        };
      }, true),
  );
}
