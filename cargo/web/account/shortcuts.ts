/** Keyboard shortcuts. An element that a shortcut activates names the key in `aria-keyshortcuts`. */
import { useLocalStorage } from "@mantine/hooks";
import type { Shortcut } from "@outbound/kit/web/shortcuts/shortcuts.ts";

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: "N", does: "Next plane that waits for jobs" },
  { keys: "F", does: "Fill this plane" },
  { keys: "D", does: "Dispatch: the first press opens the cart" },
  { keys: "P", does: "Plan a route, on the routes page" },
  { keys: "L", does: "Legend of the map" },
  { keys: "E", does: "Demand and events" },
  { keys: "1 – 8", does: "World, fleet, aircraft, company, routes, together, history, ranking" },
  { keys: "Arrow keys  +  −", does: "Move and zoom the map while it has the focus" },
  { keys: "Esc", does: "Close, or clear the selection on the map" },
  { keys: "?", does: "This list" },
];

/** Returns the setting of the shortcuts, which are on by default. */
export const useShortcutSetting = () =>
  useLocalStorage({ key: "outbound-cargo-shortcuts", defaultValue: true, getInitialValueInEffect: false });
