/** The status of the service, for admins. */
import { Type } from "@outbound/kit/http/request/type.ts";
import { amount, count, object, type View } from "./shape.ts";

export const Overview = object(
  {
    players: object(
      {
        accounts: count("Accounts."),
        online: count("Players with an open stream."),
        streams: count("Open streams."),
      },
      { description: "Who plays." },
    ),
    world: object(
      {
        revision: count("Commits since the world began."),
        clockRuns: Type.Boolean({ description: "The world's clock runs: a plane flies or is in repair." }),
        activePlanes: count("Planes that fly or are in repair."),
        eventsWaiting: count("Scheduled events that wait for their instant, about."),
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
      { description: "What waits." },
    ),
    process: object(
      {
        uptimeSeconds: count("Seconds since this process started."),
        memoryMB: amount("Resident memory."),
      },
      { description: "This process." },
    ),
  },
  { $id: "Overview", description: "Status of the service now." },
);
export type OverviewView = View<typeof Overview>;
