/** Whether the space bar may end the turn, or belongs to the focused element. */

/** The properties of an element that matter here. */
export interface Focused {
  closest(selector: string): unknown;
}

/** Controls that use the space bar: buttons, fields, widgets, and everything inside a dialog. */
const USES_SPACE = [
  // The selected tab does not need it.
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

/** A held key ends one turn only. */
export function endsTurn(event: PressedKey, focused: Focused | null): boolean {
  if (event.key !== " " || event.repeat || event.defaultPrevented) return false;
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return false;
  return focused === null || focused.closest(USES_SPACE) === null;
}
