/** What a client gets through all processes together, where rate limits are on. See decision 24. */
import { registerPlayer } from "../../harness/cargo/player.ts";
import { bearer, Client, type Headers } from "../../harness/client.ts";
import type { CargoCluster } from "./cargo-cluster.ts";

export interface Flood {
  /** Requests that the limit let through, and all requests. */
  readonly passed: number;
  readonly asked: number;
  /** The burst and what was refilled meanwhile: what one process would have let through. */
  readonly allowed: number;
  /** The allowed and a burst for each further process: the worst case of decision 24. */
  readonly bound: number;
}

export interface LimitVerdict {
  readonly session: Flood;
  readonly signIn: Flood;
  readonly faults: readonly string[];
}

interface Flooding {
  readonly burst: number;
  readonly perSecond: number;
  readonly request: readonly [method: string, path: string, body: object | undefined, headers: Headers];
  mayAsk(): boolean;
}

const CONNECTIONS = 12;
const SIGN_INS = 120;

/** Restarts the processes with their limits on, and asks for more than they allow. */
export async function testLimits(cluster: CargoCluster, seconds: number): Promise<LimitVerdict> {
  const { token } = await registerPlayer(cluster.url, "hasty");
  await cluster.roll({ RATE_LIMIT: "on" });
  const until = performance.now() + 1000 * seconds;
  const session = await flood(cluster, {
    ...{ burst: 200, perSecond: 50, mayAsk: () => performance.now() < until },
    request: ["GET", "/api/auth/session", undefined, bearer(token)],
  });
  let left = SIGN_INS;
  const signIn = await flood(cluster, {
    ...{ burst: 20, perSecond: 20 / 60, mayAsk: () => left-- > 0 },
    // Without a name and a password it is 400, after the limit.
    request: ["POST", "/api/auth/sign-in", {}, { "x-forwarded-for": "198.51.100.7" }],
  });
  const faults = Object.entries({ session, signIn }).flatMap(([name, { asked, passed, bound }]) => [
    ...(asked > bound ? [] : [`limit of ${name}: only ${asked} requests were sent, within the bound`]),
    ...(passed <= bound ? [] : [`limit of ${name}: ${passed} requests passed, at most ${Math.floor(bound)} may`]),
  ]);
  return { session, signIn, faults };
}

async function flood(cluster: CargoCluster, { burst, perSecond, request, mayAsk }: Flooding): Promise<Flood> {
  const startedAt = performance.now();
  let [asked, passed] = [0, 0];
  const ask = async () => {
    const client = new Client(cluster.url);
    while (mayAsk()) {
      asked += 1;
      const { status } = await client.send(...request);
      // A busy machine answers 503 before the limit is looked at.
      if (status < 500 && status !== 429) passed += 1;
    }
    client.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  const allowed = burst + perSecond * ((performance.now() - startedAt) / 1000);
  return { passed, asked, allowed, bound: allowed + (cluster.size - 1) * burst };
}
