/** What a bot of the cargo game answers with: one action at a time, as a player would send it. */
import type { Action } from "@outbound/cargo/testing/action.ts";
import type { CompanyView } from "./view.ts";

/** A bot may do nothing for some real milliseconds, then look again. */
export type Command = Action | { readonly kind: "wait"; readonly realMs: number };

/** A player without memory: the same view always gets the same command. */
export type Bot = (view: CompanyView) => Command;
