/** Makes the browser's Back close the topmost dialog instead of leaving the page. */
import { useEffect, useRef, useSyncExternalStore } from "react";

/** An entry of the browser's history. */
interface Entry {
  /** True if it was added for a dialog, with the address of the page below. */
  readonly isDialog: boolean;
  readonly address: string;
}

const entryNow = (): Entry => ({
  isDialog: (history.state as { readonly dialog?: unknown } | null)?.dialog === true,
  address: location.pathname + location.search,
});

/** Functions that close the open dialogs, the topmost last. */
const open: (() => void)[] = [];
const watchers = new Set<() => void>();
let shown = entryNow();

export function useBackCloses(opened: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    if (!opened) return;
    const close = () => latest.current();
    open.push(close);
    notifyWatchers();
    addEntry();
    return () => {
      open.splice(open.indexOf(close), 1);
      notifyWatchers();
    };
  }, [opened]);
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
  if (!entryNow().isDialog) history.pushState({ dialog: true }, "");
}

addEventListener("popstate", () => {
  const left = shown;
  shown = entryNow();
  const close = open.at(-1);
  if (close !== undefined) {
    close();
    if (open.length > 1) addEntry();
  } else if (left.isDialog && !shown.isDialog && left.address === shown.address) {
    // A leftover entry must not be a stop on the way back.
    history.back();
  }
});

// The router uses both.
for (const change of ["pushState", "replaceState"]) {
  addEventListener(change, () => {
    shown = entryNow();
  });
}
