/** Explains every figure of the header: its use, its source, its warnings. */
import { ActionIcon, Modal, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconAlertTriangleFilled, IconInfoCircle } from "@tabler/icons-react";
import { type Holding, heldAmount } from "./goods.ts";
import classes from "./goods-help.module.css";
import { GOODS_ICONS } from "./goods-icons.tsx";
import { useHoldings } from "./use-holdings.ts";

export function GoodsHelp() {
  const [opened, modal] = useDisclosure(false);
  return (
    <>
      <ActionIcon variant="subtle" color="gray" size="lg" onClick={modal.open} aria-label="Explain resources">
        <IconInfoCircle size={20} aria-hidden />
      </ActionIcon>
      <Modal opened={opened} onClose={modal.close} title="Resources">
        <HoldingList />
      </Modal>
    </>
  );
}

function HoldingList() {
  return (
    <Stack component="ul" gap="sm" className={classes.list}>
      {useHoldings().map((holding) => (
        <HoldingRow key={holding.name} holding={holding} />
      ))}
    </Stack>
  );
}

function HoldingRow({ holding: { name, label, amount, cap, meaning, warning } }: { readonly holding: Holding }) {
  const Icon = GOODS_ICONS[name];
  return (
    <li className={classes.row}>
      <Icon size={20} stroke={1.6} aria-hidden />
      <div>
        <Text fw={600} size="sm">
          {label}
        </Text>
        <Text size="sm" c="dimmed">
          {meaning}
        </Text>
        {warning !== null && (
          <Text size="sm" className="warn">
            <IconAlertTriangleFilled size={14} aria-hidden /> {warning}
          </Text>
        )}
      </div>
      <Text size="sm" fw={600} className="tabular">
        {heldAmount(amount)}
        {cap !== null && ` / ${heldAmount(cap)}`}
      </Text>
    </li>
  );
}
