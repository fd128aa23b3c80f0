/** The browser's Back closes the dialog on top and stays on the page. */
import { useEffect, useRef, useSyncExternalStore } from "react";

/** Of the browser's history. */
interface Entry {
  /** Added for a dialog, at the address of the page below. */
  readonly isDialog: boolean;
  readonly address: string;
}

const entryNow = (): Entry => ({
  isDialog: (history.state as { readonly dialog?: unknown } | null)?.dialog === true,
  address: location.pathname + location.search,
});

/** What closes the open dialogs, the one on top last. */
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

/** How many dialogs are open. */
export const useOpenDialogs = (): number => useSyncExternalStore(watch, () => open.length);

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

function notifyWatchers(): void {
  for (const watcher of watchers) watcher();
}

/** A dialog that was closed in another way has left its entry for the next one. */
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
    // An entry that is left over is no stop on the way back.
    history.back();
  }
});

// The router reports both.
for (const change of ["pushState", "replaceState"]) {
  addEventListener(change, () => {
    shown = entryNow();
  });
}
