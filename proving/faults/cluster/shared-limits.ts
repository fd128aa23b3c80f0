/** What a client gets through all processes together, where limits of requests are on. See decision 24. */
import { registerPlayer } from "../../harness/cargo/player.ts";
import { bearer, Client } from "../../harness/client.ts";
import type { CargoCluster } from "./cargo-cluster.ts";

export interface Flood {
  /** Requests that were not refused by the limit, of how many. */
  readonly passed: number;
  readonly asked: number;
  /** The burst and what came back while it ran: what one process would have let through. */
  readonly allowed: number;
  /** The allowed and a burst for each further process: what decision 24 promises at worst. */
  readonly bound: number;
}

export interface LimitVerdict {
  readonly session: Flood;
  readonly signIn: Flood;
  readonly faults: readonly string[];
}

const CONNECTIONS = 12;
const SESSION = { burst: 200, perSecond: 50 };
const SIGN_IN = { burst: 20, perSecond: 20 / 60 };
const SIGN_INS = 120;
const TOO_MANY = 429;

/** Restarts the processes with their limits on, and asks for more than they allow. */
export async function testLimits(cluster: CargoCluster, seconds: number): Promise<LimitVerdict> {
  const { token } = await registerPlayer(cluster.url, "hasty");
  await cluster.roll({ RATE_LIMIT: "on" });
  const until = performance.now() + 1000 * seconds;
  const session = await flood(cluster, SESSION, () => performance.now() < until, {
    request: ["GET", "/api/auth/session", undefined, bearer(token)],
  });
  let left = SIGN_INS;
  const mayAsk = () => {
    left -= 1;
    return left >= 0;
  };
  // Without a name and a password it is 400, after the limit.
  const signIn = await flood(cluster, SIGN_IN, mayAsk, {
    request: ["POST", "/api/auth/sign-in", {}, { "x-forwarded-for": "198.51.100.7" }],
  });
  const tooFew = Object.entries({ session, signIn })
    .filter(([, { asked, bound }]) => asked <= bound)
    .map(([name, { asked }]) => `limit of ${name}: only ${asked} requests were sent, which nothing had to stop`);
  const faults = Object.entries({ session, signIn })
    .filter(([, { passed, bound }]) => passed > bound)
    .map(
      ([name, { passed, bound }]) => `limit of ${name}: ${passed} requests passed, at most ${Math.floor(bound)} may`,
    );
  return { session, signIn, faults: [...tooFew, ...faults] };
}

interface Flooding {
  readonly request: Parameters<Client["send"]>;
}

async function flood(
  cluster: CargoCluster,
  limit: { readonly burst: number; readonly perSecond: number },
  mayAsk: () => boolean,
  { request }: Flooding,
): Promise<Flood> {
  const startedAt = performance.now();
  let [asked, passed] = [0, 0];
  const ask = async () => {
    const connection = new Client(cluster.url);
    while (mayAsk()) {
      asked += 1;
      const { status } = await connection.send(...request);
      // A busy machine answers 503 without looking at the limit.
      if (status < 500 && status !== TOO_MANY) passed += 1;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  const seconds = (performance.now() - startedAt) / 1000;
  const allowed = limit.burst + limit.perSecond * seconds;
  return { passed, asked, allowed, bound: allowed + (cluster.size - 1) * limit.burst };
}
