/** The keyboard shortcuts of the client. Elements with a shortcut declare it in `aria-keyshortcuts`. */

import type { Shortcut } from "@outbound/kit/web/shortcuts/shortcuts.ts";

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: "Space", does: "End the turn, or go to the next decision" },
  { keys: "N", does: "Run several turns" },
  { keys: "O", does: "Suggested orders" },
  { keys: "Q", does: "Queue" },
  { keys: "U", does: "Undo the last order" },
  { keys: "R", does: "Turn report" },
  { keys: "1 – 7", does: "Map, ship, crew, research, missions, log, game" },
  { keys: "L", does: "Legend of the map" },
  { keys: "Arrow keys", does: "Move from star to star, or along the technologies" },
  { keys: "+  −  0  Home", does: "Zoom the map, show everything, go to the ship" },
  { keys: "Esc", does: "Close" },
  { keys: "?", does: "This list" },
];
