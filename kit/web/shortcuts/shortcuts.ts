/** The keyboard shortcuts of a client. An element declares its shortcut in `aria-keyshortcuts`. */

export interface Shortcut {
  readonly keys: string;
  readonly does: string;
}

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

/**
 * Returns the pressed letter, digit or question mark in the form of `aria-keyshortcuts`; null if another element uses the key.
 */
export function shortcutOf(event: PressedKey, focused: { closest(selector: string): unknown } | null): string | null {
  if (event.repeat || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
  if (!/^[a-z1-9?]$/i.test(event.key)) return null;
  return focused !== null && focused.closest(USES_KEYS) !== null ? null : event.key.toUpperCase();
}
