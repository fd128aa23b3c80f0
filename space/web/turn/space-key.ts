/** Decides whether the space bar ends the turn or belongs to the focused element. */

/** The part of an element's interface that is used here. */
export interface Focused {
  closest(selector: string): unknown;
}

/** Controls that use the space bar: buttons, fields, widgets, and everything inside a dialog. */
const USES_SPACE = [
  // A selected tab does not use the space bar.
  "button:not([role='tab'][aria-selected='true'])",
  "input",
  "select",
  "textarea",
  "summary",
  "audio",
  "video",
  "[contenteditable]:not([contenteditable='false'])",
  ...[
    "button",
    "checkbox",
    "combobox",
    "dialog",
    "grid",
    "listbox",
    "menu",
    "menuitem",
    "option",
    "radio",
    "slider",
    "spinbutton",
    "switch",
    "textbox",
    "tree",
  ].map((role) => `[role='${role}']`),
].join(",");

export interface PressedKey {
  readonly key: string;
  readonly repeat: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly defaultPrevented: boolean;
}

/** Returns whether the key press ends the turn. A held key ends only one. */
export function endsTurn(event: PressedKey, focused: Focused | null): boolean {
  if (event.key !== " " || event.repeat || event.defaultPrevented) return false;
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return false;
  return focused === null || focused.closest(USES_SPACE) === null;
}
