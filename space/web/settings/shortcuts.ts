/** The keys of the client. An element that does what a key does carries it in `aria-keyshortcuts`. */

export interface Shortcut {
  readonly keys: string;
  readonly does: string;
}

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

/** Fields, lists and dialogs use letters and digits themselves. */
const USES_KEYS = [
  "input",
  "select",
  "textarea",
  "[contenteditable]:not([contenteditable='false'])",
  ...["combobox", "dialog", "grid", "listbox", "menu", "menuitem", "option", "slider", "spinbutton", "textbox"].map(
    (role) => `[role='${role}']`,
  ),
].join(",");

interface PressedKey {
  readonly key: string;
  readonly repeat: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly defaultPrevented: boolean;
}

/** The pressed letter, digit or question mark, as `aria-keyshortcuts` has it; null if the key belongs to something else. */
export function shortcutOf(event: PressedKey, focused: { closest(selector: string): unknown } | null): string | null {
  if (event.repeat || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
  if (!/^[a-z1-7?]$/i.test(event.key)) return null;
  return focused !== null && focused.closest(USES_KEYS) !== null ? null : event.key.toUpperCase();
}
