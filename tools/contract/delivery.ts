/** Plays a new company's first delivery with plain requests. */

interface Plane {
  readonly id: number;
  readonly airportIcao: string;
}

interface Job {
  readonly id: number;
  readonly status: string;
  readonly originIcao: string;
  readonly destIcao: string;
}

interface State {
  readonly planes: readonly [Plane];
  readonly packages: readonly Job[];
}

/**
 * Plays at `url`. The hook that advances the clock is not in the document, so it is called at `service`. Resolves with what went
 * wrong; undefined if a package was delivered.
 */
export async function deliveryFault(url: string, service: string): Promise<string | undefined> {
  let token = "";
  const request = async <Body>(method: string, path: string, body?: object, address = url) => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    // Prism has validated the shape.
    const json = (await answer.json()) as Body;
    if (answer.status >= 500) throw new Error(`${method} ${path}: ${JSON.stringify(json)}`);
    return json;
  };
  try {
    ({ token } = await request<{ readonly token: string }>("POST", "/api/auth/register", {
      username: "freya",
      password: "four words in a row",
    }));
    const homes = await request<{ icao: string; nearbyAirports: number }[]>("GET", "/api/onboarding/homes");
    const { icao } = homes.reduce((best, other) => (other.nearbyAirports > best.nearbyAirports ? other : best));
    const state = await request<State>("POST", "/api/onboarding/home", { icao });
    const [plane] = state.planes;
    const jobs = state.packages.filter(
      ({ status, originIcao }) => status === "open" && originIcao === plane.airportIcao,
    );
    for (const { id, destIcao } of jobs) {
      const order = { packageIds: [id], legs: [destIcao] };
      const { code } = await request<{ readonly code?: string }>("POST", `/api/planes/${plane.id}/dispatch`, order);
      if (code !== undefined) continue;
      await request("POST", "/api/test/advance", { simMs: 86_400_000 });
      await request("POST", "/api/test/advance", { simMs: 86_400_000 }, service);
      const { items } = await request<{ readonly items: readonly Job[] }>("GET", "/api/history/packages");
      return items[0]?.id === id ? undefined : `package ${id} was not delivered: ${JSON.stringify(items)}`;
    }
    return `no job of ${jobs.length} could be dispatched`;
  } catch (error) {
    return String(error);
  }
}
