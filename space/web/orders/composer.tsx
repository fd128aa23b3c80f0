/** The composer of orders: any page opens it for a target, and it chooses the team. */
import { Modal } from "@mantine/core";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { OrderTarget } from "../../rules/turn/command.ts";
import classes from "./composer.module.css";
import { ComposerForm } from "./composer-form.tsx";

interface Composer {
  readonly isOpen: boolean;
  open(target: OrderTarget): void;
}

const ComposerContext = createContext<Composer>({ isOpen: false, open: () => {} });

export const useComposer = (): Composer => useContext(ComposerContext);

export function ComposerProvider({ children }: { readonly children: ReactNode }) {
  const phone = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
  const [target, setTarget] = useState<OrderTarget>();
  const [isOpen, { open, close }] = useDisclosure(false);
  const composer = useMemo<Composer>(
    () => ({
      isOpen,
      open: (wanted) => {
        setTarget(wanted);
        open();
      },
    }),
    [isOpen, open],
  );
  return (
    <ComposerContext value={composer}>
      {children}
      <Modal.Root
        opened={isOpen}
        onClose={close}
        size="62rem"
        fullScreen={phone}
        centered
        classNames={{ content: classes.content ?? "" }}
      >
        <Modal.Overlay />
        <Modal.Content>
          {target && <ComposerForm key={JSON.stringify(target)} target={target} onClose={close} />}
        </Modal.Content>
      </Modal.Root>
    </ComposerContext>
  );
}
