/** Explains every figure of the header: use, source and warnings. */
import { Box, Group, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Dialog } from "@outbound/kit/web/elements/dialog.tsx";
import { IconButton } from "@outbound/kit/web/elements/icon-button.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { IconAlertTriangleFilled, IconInfoCircle } from "@tabler/icons-react";
import { GOODS_ICONS } from "../game/goods-icons.tsx";
import { heldAmount } from "../game/holdings.ts";
import { useHoldings } from "./goods-bar.tsx";

export function GoodsHelp() {
  const [opened, modal] = useDisclosure(false);
  return (
    <>
      <IconButton icon={IconInfoCircle} iconSize={20} size="lg" label="Explain resources" onClick={modal.open} />
      <Dialog opened={opened} onClose={modal.close} title="Resources">
        <HoldingList />
      </Dialog>
    </>
  );
}

function HoldingList() {
  return (
    <Stack component="ul" gap="sm" fz="sm">
      {useHoldings().map(({ name, label, amount, cap, meaning, warning }) => {
        const Icon = GOODS_ICONS[name];
        return (
          <Group component="li" key={name} gap="0.6rem" wrap="nowrap" align="flex-start">
            <Icon size={20} stroke={1.6} style={{ flex: "none" }} aria-hidden />
            <Box flex={1}>
              <b>{label}</b>
              <Note>{meaning}</Note>
              {warning !== null && (
                <Text size="sm" className="warn">
                  <IconAlertTriangleFilled size={14} aria-hidden /> {warning}
                </Text>
              )}
            </Box>
            <b className="tabular">
              {heldAmount(amount)}
              {cap !== null && ` / ${heldAmount(cap)}`}
            </b>
          </Group>
        );
      })}
    </Stack>
  );
}
