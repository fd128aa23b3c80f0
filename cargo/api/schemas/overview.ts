/** The status of the service, for admins. */
import { Type } from "@outbound/kit/http/request/type.ts";
import { amount, count, object, type View } from "./shape.ts";

export const Overview = object(
  {
    players: object(
      {
        accounts: count("Accounts of players, guests included."),
        online: count("Players with an open stream."),
        streams: count("Open streams."),
      },
      { description: "Players and their streams." },
    ),
    world: object(
      {
        revision: count("Commits since the world began."),
        clockRuns: Type.Boolean({ description: "The world's clock runs: a plane flies or is in repair." }),
        activePlanes: count("Planes that fly or are in repair."),
        eventsWaiting: count("Approximate number of scheduled events that wait for their instant."),
        eventsQuarantined: count("Scheduled events that are skipped because their handler failed."),
        overdueMs: count("Real milliseconds for which the first scheduled event is overdue."),
      },
      { description: "What happens in the world." },
    ),
    queues: object(
      {
        commands: count("Commands that wait for their commit."),
        passwords: count("Passwords that wait to be hashed."),
        signInLocks: count("Addresses, accounts and devices whose guesses are slowed down."),
      },
      { description: "Requests that wait, and sign-ins that are slowed down." },
    ),
    process: object(
      {
        uptimeSeconds: count("Seconds since this process started."),
        memoryMB: amount("Resident memory in MB."),
      },
      { description: "This process." },
    ),
  },
  { $id: "Overview", description: "Status of the service now." },
);
export type OverviewView = View<typeof Overview>;
