/**
 * Plays the space game to its end by taking the first of the steps that the game suggests. SPACE_URL is the address of the
 * service; SPACE_SEED starts a new game.
 */
import { answerOf, spaceClient } from "@outbound/client";

const { SPACE_URL: baseUrl = "http://127.0.0.1:4100", SPACE_SEED } = process.env;
const space = spaceClient({ baseUrl });
if (SPACE_SEED !== undefined) await answerOf(space.POST("/api/save/new", { body: { seed: Number(SPACE_SEED) } }));

let world = await answerOf(space.GET("/api/world"));
while (world.save.status === "active") {
  const [step] = world.nextSteps;
  if (world.activeTask === null && step !== undefined) {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(baseUrl + step.path, { method: step.method, headers, body: JSON.stringify(step.body) });
    console.log(`turn ${world.save.turn}: ${step.title}${answer.ok ? "" : `, refused: ${await answer.text()}`}`);
  } else {
    await answerOf(space.POST("/api/turn"));
  }
  world = await answerOf(space.GET("/api/world"));
}
console.log(`${world.save.status} on turn ${world.save.turn} with a score of ${world.save.score}`);
