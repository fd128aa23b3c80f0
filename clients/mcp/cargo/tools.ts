/** The tools of the cargo game. */
import type { McpServer, ServerContext } from "@modelcontextprotocol/server";
import { answerOf } from "@outbound/client";
import * as z from "zod";
import { afterCommand, answer, answerWith, Remedies, type View } from "../answer.ts";
import { inputOf, listOf, runOperation } from "../operations.ts";
import { CARGO_LOOKS, look } from "./look.ts";
import { CARGO_OPERATIONS } from "./operations.ts";
import { type CargoSession, changeKey } from "./session.ts";
import { nextSteps, outcomeView, summaryOf } from "./summary.ts";
import { waitForChange } from "./wait.ts";

const ABOUT = {
  home: "choose once; brings a plane",
  dispatch: "load jobs, queue legs, depart",
  accept: "reserve a job for 10 minutes",
  abandon: "a job; costs money",
  queue: "a leg more",
  cancel: "a queued leg",
  move: "a queued leg",
  relief: "when nothing can be paid",
  "assign-route": "planes on routes fly without you",
};

const READS = { readOnlyHint: true, openWorldHint: false };

/** Most hosts give up on a call that is silent for a minute. */
const LONGEST_WAIT_S = 300;
const USUAL_WAIT_S = 50;
const PROGRESS_MS = 10_000;

/** Registers the tools on a player's session. */
export function registerCargoTools(server: McpServer, session: CargoSession): void {
  const remedies = new Remedies(() => answerOf(session.guest.GET("/api/problems")));
  const answered = (run: () => Promise<View>, structured = false) =>
    answerWith(remedies, async () => answer(await run(), { structured }));
  const outcome = (input: { readonly operation: string; readonly planeId?: unknown }, preview: boolean) =>
    answered(async () => {
      const state = await session.with((api) => runOperation(CARGO_OPERATIONS, api, input, preview));
      const view = outcomeView(state, input.planeId);
      if (preview) return view;
      session.shown = changeKey(state);
      return { ...view, ...(await afterCommand(async () => ({ next: await nextSteps(session, state) }))) };
    }, !preview);

  server.registerTool(
    "cargo_state",
    {
      description: "The company now: cash, planes, own jobs, and next: calls that make sense, the best first.",
      annotations: { title: "Cargo: state", ...READS },
    },
    () => answered(async () => summaryOf(session, await session.read((api) => api.GET("/api/state"))), true),
  );
  server.registerTool(
    "cargo_look",
    {
      description:
        "Details of one thing. jobs (what fits a plane), plan and quotes take planeId; quotes and airport take icaos; homes takes country.",
      inputSchema: z.strictObject({
        what: z.enum(CARGO_LOOKS),
        planeId: z.int().positive().optional(),
        icaos: z.array(z.string()).max(40).optional(),
        country: z.string().describe("as DE").optional(),
      }),
      annotations: { title: "Cargo: look", ...READS },
    },
    ({ what, ...input }) => answered(() => look(session, what, input)),
  );
  server.registerTool(
    "cargo_preview",
    {
      description: "What an operation of cargo_act would do, or why it is refused. Changes nothing.",
      inputSchema: inputOf(CARGO_OPERATIONS),
      annotations: { title: "Cargo: dry run", ...READS },
    },
    (input) => outcome(input, true),
  );
  server.registerTool(
    "cargo_act",
    {
      description: `Gives one command, at once; answers with the next good calls. Departing buys the fuel. Operations:\n${listOf(CARGO_OPERATIONS, ABOUT)}`,
      inputSchema: inputOf(CARGO_OPERATIONS),
      annotations: {
        title: "Cargo: act",
        readOnlyHint: false,
        destructiveHint: true,
        idempotentHint: false,
        openWorldHint: false,
      },
    },
    (input) => outcome(input, false),
  );
  server.registerTool(
    "cargo_wait",
    {
      description:
        "Waits until a plane lands, a repair ends or a job changes, at most `seconds` real seconds. Then call it again.",
      inputSchema: z.strictObject({ seconds: z.int().min(1).max(LONGEST_WAIT_S).default(USUAL_WAIT_S) }),
      annotations: { title: "Cargo: wait", ...READS },
    },
    ({ seconds }, context) =>
      answered(
        () => withProgress(context, seconds, () => waitForChange(session, seconds, context.mcpReq.signal)),
        true,
      ),
  );
}

/** Reports progress to a host that asked for it, so that it does not give up on the wait. */
async function withProgress<Result>(
  { mcpReq }: ServerContext,
  seconds: number,
  run: () => Promise<Result>,
): Promise<Result> {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return run();
  let progress = 0;
  const timer = setInterval(() => {
    progress += PROGRESS_MS / 1000;
    const params = { progressToken, progress, total: seconds };
    void mcpReq.notify({ method: "notifications/progress", params }).catch(() => undefined);
  }, PROGRESS_MS);
  try {
    return await run();
  } finally {
    clearInterval(timer);
  }
}
