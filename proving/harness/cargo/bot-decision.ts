/** Lets a bot of the cargo game decide by what a player sees through the API. */
import type { QuoteView, StateView } from "@outbound/cargo/api/schemas.ts";
import { type Bot, type BotQuote, type Command, companyView, type Look } from "../../bots/cargo/view.ts";

export type ReadQuotes = (planeId: number, destIcaos: readonly string[]) => Promise<readonly QuoteView[]>;

/** Most quotes in one request. */
const QUOTES_AT_ONCE = 40;

/** Returns the command of a bot, which first decides as if quotes were refused, and again until it knows all it asks for. */
export async function decide(bot: Bot, state: StateView, look: Look, read: ReadQuotes): Promise<Command> {
  const known = new Map<string, BotQuote>();
  for (;;) {
    const missing = new Map<number, Set<string>>();
    const quote = (planeId: number, destIcao: string): BotQuote => {
      const found = known.get(`${planeId} ${destIcao}`);
      if (!found) missing.getOrInsertComputed(planeId, () => new Set()).add(destIcao);
      return found ?? UNKNOWN;
    };
    const command = bot(companyView(state, look, quote));
    if (missing.size === 0) return command;
    for (const [planeId, icaos] of missing) {
      const views = await read(planeId, [...icaos].slice(0, QUOTES_AT_ONCE));
      for (const { destIcao, fuelCost: cost, flightSimMs: durationMs, refusal } of views) {
        known.set(`${planeId} ${destIcao}`, { cost, durationMs, refusal });
      }
    }
  }
}

const UNKNOWN: BotQuote = { cost: 0, durationMs: 0, refusal: { code: "beyond-tank" } };
