/** What a bot answers with: one command at a time, as a player would send it. */
import type { Order } from "@outbound/space/rules/turn/command.ts";
import type { View } from "./view.ts";

export type Command =
  | { readonly kind: "order"; readonly order: Order }
  | { readonly kind: "accept"; readonly missionId: number }
  | { readonly kind: "abandon"; readonly missionId: number }
  /** Works turns until the queue is empty. */
  | { readonly kind: "run" };

/** A player without memory: the same view always gets the same command. */
export type Bot = (view: View) => Command;
