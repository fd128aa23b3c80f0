/**
 * Dialogs that the rows of a list open. They belong to the page and keep their own copy of the row, so that they stay open when the
 * list is read again without it. The service's refusal then says what has changed.
 */
import { createContext, type ReactNode, useCallback, useContext, useState } from "react";

/** Returns a dialog that is open. */
export type OpenDialog = (close: () => void) => ReactNode;

const PageDialogsContext = createContext<((dialog: OpenDialog) => void) | undefined>(undefined);

export function PageDialogs({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly dialog: OpenDialog }>();
  const open = useCallback((dialog: OpenDialog) => setShown({ dialog }), []);
  /** A late answer to a dialog that is closed already must not close the next one. */
  const close = () => setShown((now) => (now === shown ? undefined : now));
  return (
    <PageDialogsContext value={open}>
      {children}
      {shown?.dialog(close)}
    </PageDialogsContext>
  );
}

/** Returns a function that opens a dialog of the page. */
export function useOpenDialog(): (dialog: OpenDialog) => void {
  const open = useContext(PageDialogsContext);
  if (open === undefined) throw new Error("outside of PageDialogs");
  return open;
}
