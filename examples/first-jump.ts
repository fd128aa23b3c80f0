/**
 * Jumps to the nearest star and prints what happened on the way: `node first-jump.ts`. SPACE_URL is the address of the service.
 */
import { answerOf, ProblemError, spaceClient } from "@outbound/client";

const space = spaceClient({
  baseUrl: process.env.SPACE_URL ?? "http://127.0.0.1:4100",
  onRetry: ({ request }) => console.log(`waiting for ${request.url}`),
});

// Creates a game of its own, because the shared one may be over.
const { id: game } = await answerOf(space.POST("/api/games", { body: { seed: 42 } }));
const query = { game };
const { systems, position } = await answerOf(space.GET("/api/world", { params: { query } }));
const { members } = await answerOf(space.GET("/api/crew", { params: { query } }));
const others = systems.filter(({ id }) => id !== position.systemId).sort((a, b) => a.distance - b.distance);
const [star, leader] = [others[0], members[0]];
if (star === undefined || leader === undefined) throw new Error("this game has no other star or no crew");

try {
  const body = { systemId: star.id, leadId: leader.id };
  const { task } = await answerOf(space.POST("/api/jump", { params: { query }, body }));
  console.log(`${leader.name} sets course for ${star.name}, to arrive on turn ${task.endsOnTurn}`);
} catch (error) {
  if (!(error instanceof ProblemError)) throw error;
  if (error.code !== "not-enough-fuel" && error.code !== "out-of-range") throw error;
  console.log(`too far: ${error.problem.detail}`);
}
const body = { maxTurns: 50, until: "idle" } as const;
const { events } = await answerOf(space.POST("/api/turn/run", { params: { query }, body }));
for (const { turn, text } of events) console.log(`turn ${turn}: ${text}`);
