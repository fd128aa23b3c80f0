/** Measures what a client can get through all processes together with rate limits on. See decision 24. */
import { COST, REQUESTS } from "@outbound/kit/http/limits/rate-limit.ts";
import { registerPlayer } from "../../harness/cargo/player.ts";
import { bearer, Client } from "../../harness/client.ts";
import type { ServiceCluster } from "./service-cluster.ts";

export type Flood = Awaited<ReturnType<typeof flood>>;

const CONNECTIONS = 12;
const SIGN_INS = 120;

export async function testLimits(cluster: ServiceCluster, seconds: number) {
  const { token } = await registerPlayer(cluster.url, "hasty");
  await cluster.roll({ RATE_LIMIT: "on" });
  const until = performance.now() + 1000 * seconds;
  const [, { burst, perSecond }] = REQUESTS;
  const ofPlayer = { burst: burst / COST.usual, perSecond: perSecond / COST.usual };
  const session = await flood(cluster, ofPlayer, async (client) => {
    if (performance.now() >= until) return undefined;
    return client.send("GET", "/api/auth/session", undefined, bearer(token));
  });
  let left = SIGN_INS;
  const signIn = await flood(cluster, { burst: 20, perSecond: 20 / 60 }, async (client) => {
    if (left-- <= 0) return undefined;
    // A request without a name and password gets 400, but only after the limit.
    return client.send("POST", "/api/auth/sign-in", {}, { "x-forwarded-for": "198.51.100.7" });
  });
  const faults = Object.entries({ session, signIn }).flatMap(([name, { asked, passed, bound }]) => [
    ...(asked > bound ? [] : [`limit of ${name}: only ${asked} requests were sent, within the bound`]),
    ...(passed <= bound ? [] : [`limit of ${name}: ${passed} requests passed, at most ${Math.floor(bound)} may`]),
  ]);
  return { session, signIn, faults };
}

/**
 * Sends requests until `ask` returns no answer. `allowed` is the burst and its refill, which one process would have let through;
 * `bound` adds one burst for each further process, the worst case of decision 24.
 */
async function flood(
  cluster: ServiceCluster,
  { burst, perSecond }: { readonly burst: number; readonly perSecond: number },
  ask: (client: Client) => Promise<{ readonly status: number } | undefined>,
) {
  const startedAt = performance.now();
  let [asked, passed] = [0, 0];
  const askOn = async () => {
    const client = new Client(cluster.url);
    for (let reply = await ask(client); reply !== undefined; reply = await ask(client)) {
      asked += 1;
      // A busy machine answers 503 before the limit is checked.
      if (reply.status < 500 && reply.status !== 429) passed += 1;
    }
    client.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
  const allowed = burst + perSecond * ((performance.now() - startedAt) / 1000);
  return { passed, asked, allowed, bound: allowed + (cluster.size - 1) * burst };
}
