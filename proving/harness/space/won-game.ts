/** Commands that win a game, computed from the rules alone. A service only has to receive them. */
import { nextSteps } from "@outbound/space/rules/turn/next-steps.ts";
import { type RecordedCommand, replayCommand, replayStart } from "@outbound/space/rules/turn/replay.ts";

/** Takes the first suggested step whenever the queue is empty. Throws if that does not win the game of this seed. */
export function winningCommands(seed: number): readonly RecordedCommand[] {
  const commands: RecordedCommand[] = [];
  let game = replayStart(seed, "standard");
  const give = (path: string, body: RecordedCommand["body"]): void => {
    const command = { method: "POST", path, body };
    commands.push(command);
    ({ game } = replayCommand(game, command));
  };
  while (game.status === "active") {
    const [step] = game.tasks.length === 0 ? nextSteps(game) : [];
    if (step === undefined) give("/api/turn/run", { maxTurns: 50, until: "idle" });
    else give(step.path, step.body);
  }
  if (game.status !== "won") throw new Error(`The suggested steps lose the game of seed ${seed}.`);
  return commands;
}
