/** A bot of the cargo game answers with one command at a time, as a player would send it. */
import type { Action } from "@outbound/cargo/testing/action.ts";
import type { CompanyView } from "./view.ts";

/** A bot may wait for some real milliseconds and then look again. */
export type Command = Action | { readonly kind: "wait"; readonly realMs: number };

/** A player without memory: the same view always produces the same command. */
export type Bot = (view: CompanyView) => Command;
