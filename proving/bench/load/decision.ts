/** Lets the bots of the cargo game decide by what a player sees through the API. */
import type { QuoteView, StateView } from "@outbound/cargo/api/schemas.ts";
import type { Quote } from "@outbound/cargo/rules/flights/quote.ts";
import { Refusal, type RefusalCode } from "@outbound/cargo/rules/values/refusals.ts";
import type { Bot, Command } from "../../bots/cargo/command.ts";
import { companyView, type Look } from "../../bots/cargo/view.ts";

/** The quotes of one plane to these airports, as the service gives them. */
export type AskQuotes = (planeId: number, destIcaos: readonly string[]) => Promise<readonly QuoteView[]>;

/**
 * What the bot does with this state. A bot is a function of its view, so it is first asked with quotes that say no, then again with
 * those that it wanted to know, until it knows them all.
 */
export async function decide(bot: Bot, state: StateView, look: Look, ask: AskQuotes): Promise<Command> {
  const known = new Map<string, Quote>();
  for (;;) {
    const missing = new Map<number, Set<string>>();
    const quote = (planeId: number, destIcao: string): Quote => {
      const found = known.get(`${planeId} ${destIcao}`);
      if (found) return found;
      missing.set(planeId, (missing.get(planeId) ?? new Set()).add(destIcao));
      return UNKNOWN;
    };
    const command = bot(companyView(state, look, quote));
    if (missing.size === 0) return command;
    for (const [planeId, icaos] of missing) {
      const asked = [...icaos].slice(0, QUOTES_AT_ONCE);
      for (const view of await ask(planeId, asked)) known.set(`${planeId} ${view.destIcao}`, quoteOf(view));
    }
  }
}

/** As many as one request may ask for. */
const QUOTES_AT_ONCE = 40;

const quoteOf = (view: QuoteView): Quote => ({
  originIcao: view.originIcao,
  destIcao: view.destIcao,
  distanceKm: view.distanceKm,
  windFactor: view.windFactor,
  requiredL: view.fuelNeeded,
  aboardL: view.fuelAboard,
  boughtL: view.fuelToBuy,
  cost: view.fuelCost,
  durationMs: view.flightSimMs,
  durationRealMs: view.flightRealMs,
  wear: view.wear,
  refusal:
    view.refusal && new Refusal(view.refusal.code as RefusalCode, view.refusal.detail, { ...view.refusal.details }),
});

const UNKNOWN: Quote = {
  originIcao: "",
  destIcao: "",
  distanceKm: 0,
  windFactor: 1,
  requiredL: 0,
  aboardL: 0,
  boughtL: 0,
  cost: 0,
  durationMs: 0,
  durationRealMs: null,
  wear: 0,
  refusal: new Refusal("beyond-tank", "Not asked yet."),
};
