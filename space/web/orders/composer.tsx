/** The composer of orders. Any page can open it for a target; it lets the player choose the team. */
import { Modal } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useBackCloses } from "@outbound/kit/web/elements/back-closes.ts";
import { useIsPhone } from "@outbound/kit/web/elements/screen.ts";
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { Team } from "../../rules/orders/queue.ts";
import type { OrderTarget } from "../../rules/turn/command.ts";
import type { Task } from "../api.ts";
import classes from "./composer.module.css";
import { OrderForm, TeamForm } from "./composer-form.tsx";

type Shown = { readonly task: Task } | { readonly target: OrderTarget; readonly team: Team | undefined };

interface Composer {
  readonly isOpen: boolean;
  /** Opens the composer with this team, or with the fastest. */
  open(target: OrderTarget, team?: Team): void;
  /** Opens the composer to change the team of a pending task. */
  edit(task: Task): void;
}

const ComposerContext = createContext<Composer>({ isOpen: false, open: () => {}, edit: () => {} });

export const useComposer = (): Composer => useContext(ComposerContext);

export function ComposerProvider({ children }: { readonly children: ReactNode }) {
  const phone = useIsPhone();
  const [shown, setShown] = useState<Shown>();
  const [isOpen, { open, close }] = useDisclosure(false);
  const closeOnEscape = useBackCloses(isOpen, close);
  const composer = useMemo<Composer>(
    () => ({
      isOpen,
      open: (target, team) => {
        setShown({ target, team });
        open();
      },
      edit: (task) => {
        setShown({ task });
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
        closeOnEscape={closeOnEscape}
        size="62rem"
        // Above the queue's drawer, from which the composer can be opened.
        zIndex={210}
        fullScreen={phone}
        centered
        classNames={{ content: classes.content ?? "" }}
      >
        <Modal.Overlay />
        <Modal.Content>
          {shown && "task" in shown && <TeamForm key={shown.task.id} task={shown.task} onClose={close} />}
          {shown && "target" in shown && <OrderForm key={JSON.stringify(shown)} {...shown} onClose={close} />}
        </Modal.Content>
      </Modal.Root>
    </ComposerContext>
  );
}
