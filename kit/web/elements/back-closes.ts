/** Makes the browser's Back close the topmost dialog instead of leaving the page. */
import { useEffect, useRef, useState, useSyncExternalStore } from "react";

/** An entry of the browser's history. */
interface Entry {
  /** If it was added for a dialog, the address of the entry before, which is the page below the dialog. */
  readonly below: string | undefined;
  readonly address: string;
}

const entryNow = (): Entry => ({
  below: (history.state as { readonly dialogOver?: string } | null)?.dialogOver,
  address: location.pathname + location.search,
});

/** Functions that close the open dialogs, the topmost last. */
const open: (() => void)[] = [];
const watchers = new Set<() => void>();
let shown = entryNow();

/** Returns whether the dialog is the topmost one, which alone the Escape key closes. */
export function useBackCloses(opened: boolean, onClose: () => void): boolean {
  const latest = useRef(onClose);
  latest.current = onClose;
  const [close] = useState(() => () => latest.current());
  useEffect(() => {
    if (!opened) return;
    open.push(close);
    notifyWatchers();
    addEntry();
    return () => {
      open.splice(open.indexOf(close), 1);
      notifyWatchers();
    };
  }, [opened, close]);
  return useSyncExternalStore(watch, () => open.at(-1) === close);
}

/** Returns the number of open dialogs. */
export const useOpenDialogs = (): number => useSyncExternalStore(watch, () => open.length);

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

function notifyWatchers(): void {
  for (const watcher of watchers) watcher();
}

/** Reuses the entry of a dialog that was closed without Back. */
function addEntry(): void {
  const { below, address } = entryNow();
  if (below === undefined) history.pushState({ dialogOver: address }, "");
}

addEventListener("popstate", () => {
  const left = shown;
  shown = entryNow();
  const close = open.at(-1);
  if (close !== undefined) {
    close();
    if (open.length > 1) addEntry();
  } else if (left.below === shown.address && shown.below === undefined) {
    // A leftover entry must not be a stop on the way back.
    history.back();
  }
});

// The router uses both.
addEventListener("pushState", () => {
  shown = entryNow();
});
addEventListener("replaceState", () => {
  const { below } = shown;
  // A page that replaces its address, such as a filter, takes a leftover entry for its own.
  if (below !== undefined && entryNow().below === undefined) history.replaceState({ dialogOver: below }, "");
  shown = entryNow();
});
