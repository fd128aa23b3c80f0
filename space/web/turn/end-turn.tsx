/** The button that ends the turn, and the menu that runs several turns. */
import { ActionIcon, Button, Group, Kbd, Popover } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { CurlMenu } from "@outbound/kit/web/action-button.tsx";
import {
  IconListCheck,
  IconMessageQuestion,
  IconPlayerTrackNext,
  IconPlayerTrackNextFilled,
} from "@tabler/icons-react";
import { useWorld } from "../game/game.ts";
import { RunForm } from "./run-form.tsx";
import { turnCall, useTurn } from "./turn.tsx";

const LOOKS = {
  turn: { Icon: IconPlayerTrackNextFilled, text: "End turn" },
  choose: { Icon: IconListCheck, text: "Choose order" },
  encounter: { Icon: IconMessageQuestion, text: "Decide" },
} as const;

/**
 * `wide` fills the row of a phone, which has no space bar. Otherwise a minimum width keeps the bar still when the text changes.
 */
export function EndTurn({ wide = false }: { readonly wide?: boolean }) {
  const { busy, isOff, decision, endTurn } = useTurn();
  const { Icon, text } = LOOKS[decision];
  const { turn, status } = useWorld().save;
  const [opened, popover] = useDisclosure(false);
  if (status !== "active") return null;
  return (
    <Group gap={4} wrap="nowrap">
      <Button
        flex={wide ? 1 : undefined}
        miw={wide ? undefined : "13rem"}
        size={wide ? "md" : "sm"}
        loading={busy}
        disabled={isOff}
        onClick={endTurn}
        aria-keyshortcuts="Space"
        leftSection={<Icon size={16} aria-hidden />}
        rightSection={
          !wide && (
            <Kbd
              size="xs"
              bg="transparent"
              c="inherit"
              bd="1px solid color-mix(in srgb, currentColor 45%, transparent)"
              aria-hidden
            >
              Space
            </Kbd>
          )
        }
      >
        {text}
      </Button>
      <Popover opened={opened} onChange={popover.toggle} onDismiss={popover.close} position="bottom-end" trapFocus>
        <Popover.Target>
          <ActionIcon
            variant="light"
            size={wide ? 42 : 36}
            aria-label="Run several turns"
            title="Run several turns"
            aria-keyshortcuts="N"
            disabled={busy || isOff}
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
    </Group>
  );
}
