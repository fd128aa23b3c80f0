/** The button that ends the turn, and the menu to run several. */
import { ActionIcon, Button, Kbd, Popover } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { CurlMenu } from "@outbound/kit/web/action-button.tsx";
import { IconPlayerTrackNext, IconPlayerTrackNextFilled } from "@tabler/icons-react";
import { useWorld } from "../game/game.ts";
import classes from "./end-turn.module.css";
import { RunForm } from "./run-form.tsx";
import { turnCall, useTurn } from "./turn.tsx";

/** `wide` fills the row on a phone, which has no space bar. */
export function EndTurn({ wide = false }: { readonly wide?: boolean }) {
  const { busy, endTurn } = useTurn();
  const { turn, status } = useWorld().save;
  const [opened, popover] = useDisclosure(false);
  if (status !== "active") return null;
  return (
    <div className={classes.group} data-wide={wide || undefined}>
      <Button
        className={classes.end}
        size={wide ? "md" : "sm"}
        loading={busy}
        onClick={endTurn}
        aria-keyshortcuts="Space"
        leftSection={<IconPlayerTrackNextFilled size={16} aria-hidden />}
        rightSection={
          wide ? undefined : (
            <Kbd size="xs" className={classes.key} aria-hidden>
              Space
            </Kbd>
          )
        }
      >
        End turn
      </Button>
      <Popover opened={opened} onChange={popover.toggle} onDismiss={popover.close} position="bottom-end" trapFocus>
        <Popover.Target>
          <ActionIcon
            variant="light"
            size={wide ? 42 : 36}
            aria-label="Run several turns"
            title="Run several turns"
            disabled={busy}
            onClick={popover.toggle}
          >
            <IconPlayerTrackNext size={18} aria-hidden />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown aria-label="Run several turns">
          <RunForm onRun={popover.close} />
        </Popover.Dropdown>
      </Popover>
      {!wide && <CurlMenu call={turnCall(turn)} of="ending the turn" />}
    </div>
  );
}
