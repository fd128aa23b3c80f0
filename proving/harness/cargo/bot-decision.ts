/** Lets a bot of the cargo game decide by what a player sees through the API. */
import type { QuoteView, StateView } from "@outbound/cargo/api/schemas.ts";
import type { Quote } from "@outbound/cargo/rules/flights/quote.ts";
import { Refusal, type RefusalCode } from "@outbound/cargo/rules/values/refusals.ts";
import type { Bot, Command } from "../../bots/cargo/command.ts";
import { companyView, type Look } from "../../bots/cargo/view.ts";

export type ReadQuotes = (planeId: number, destIcaos: readonly string[]) => Promise<readonly QuoteView[]>;

/** Most quotes in one request. */
const QUOTES_AT_ONCE = 40;

/**
 * Returns the bot's command. A bot is a function of its view: it first decides as if all quotes were refused, and again with the
 * quotes that it asked for, until it knows them all.
 */
export async function decide(bot: Bot, state: StateView, look: Look, read: ReadQuotes): Promise<Command> {
  const known = new Map<string, Quote>();
  for (;;) {
    const missing = new Map<number, Set<string>>();
    const quote = (planeId: number, destIcao: string): Quote => {
      const found = known.get(`${planeId} ${destIcao}`);
      if (!found) missing.set(planeId, (missing.get(planeId) ?? new Set()).add(destIcao));
      return found ?? UNKNOWN;
    };
    const command = bot(companyView(state, look, quote));
    if (missing.size === 0) return command;
    for (const [planeId, icaos] of missing) {
      const views = await read(planeId, [...icaos].slice(0, QUOTES_AT_ONCE));
      for (const view of views) known.set(`${planeId} ${view.destIcao}`, quoteOf(view));
    }
  }
}

const quoteOf = ({ originIcao, destIcao, distanceKm, windFactor, wear, refusal, ...view }: QuoteView): Quote => ({
  ...{ originIcao, destIcao, distanceKm, windFactor, wear },
  requiredL: view.fuelNeeded,
  aboardL: view.fuelAboard,
  boughtL: view.fuelToBuy,
  cost: view.fuelCost,
  durationMs: view.flightSimMs,
  durationRealMs: view.flightRealMs,
  refusal: refusal && new Refusal(refusal.code as RefusalCode, refusal.detail, { ...refusal.details }),
});

const UNKNOWN: Quote = {
  ...{ originIcao: "", destIcao: "", distanceKm: 0, windFactor: 1, wear: 0 },
  ...{ requiredL: 0, aboardL: 0, boughtL: 0, cost: 0, durationMs: 0, durationRealMs: null },
  refusal: new Refusal("beyond-tank", "Not asked yet."),
};
