/** An option of an encounter: requirements, cost, odds and stakes. */
import { Badge, Group, Radio, Stack, Text } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { IconCheck, IconThumbDown, IconThumbUp, IconX } from "@tabler/icons-react";
import type { EncounterOption, Goods } from "../api.ts";
import { amountsOf } from "../game/goods.ts";
import { Price } from "../game/price.tsx";
import classes from "./encounter.module.css";
import { chanceText, isOpen, needText, oddsText, optionLabel } from "./option-text.ts";

interface OptionCardProps {
  readonly option: EncounterOption;
  /** Has the focus when the encounter opens. */
  readonly isFirst: boolean;
  readonly isChosen: boolean;
  /** Resources that the ship can pay with. */
  readonly held: Goods;
}

export function OptionCard({ option, isFirst, isChosen, held }: OptionCardProps) {
  const { key, title, cautious, needs, cost, chancePercent, explain, stake } = option;
  const open = isOpen(option, held);
  const hasCost = amountsOf(cost).length > 0;
  return (
    <Radio.Card
      value={key}
      disabled={!open}
      data-autofocus={isFirst || undefined}
      className={classes.option ?? ""}
      data-chosen={isChosen || undefined}
      aria-label={optionLabel(option, held)}
      aria-describedby={`option-${key}`}
    >
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <Radio.Indicator disabled={!open} mt={2} />
        <Stack gap={6} flex={1} miw={0} id={`option-${key}`}>
          <Group justify="space-between" gap="xs">
            <Text fw={600}>{title}</Text>
            {cautious ? (
              <Badge variant="default">Cautious: changes nothing</Badge>
            ) : (
              chancePercent !== null && (
                <Text size="sm" className="tabular accent" fw={600}>
                  {chanceText(chancePercent)}
                </Text>
              )
            )}
          </Group>
          {needs.length > 0 && (
            <Group component="ul" gap="0.15rem 1rem" fz="sm" aria-label="Needs">
              {needs.map((need) => (
                <Group component="li" key={need.what} gap={4} wrap="nowrap" className={need.met ? "good" : "bad"}>
                  {need.met ? <IconCheck size={15} aria-hidden /> : <IconX size={15} aria-hidden />}
                  {needText(need)}
                </Group>
              ))}
            </Group>
          )}
          {hasCost && <Price price={cost} label="Cost" />}
          {explain.length > 0 && <Note>Odds: {oddsText(explain)}</Note>}
          {!cautious && (
            <Stack gap={2} fz="sm" c="dimmed">
              <Stake text={stake.good} isGood />
              {chancePercent !== null && <Stake text={stake.bad} isGood={false} />}
            </Stack>
          )}
        </Stack>
      </Group>
    </Radio.Card>
  );
}

function Stake({ text, isGood }: { readonly text: string; readonly isGood: boolean }) {
  if (text === "") return null;
  const Icon = isGood ? IconThumbUp : IconThumbDown;
  return (
    <Group gap={6} wrap="nowrap" align="flex-start">
      <Icon size={15} role="img" aria-label={isGood ? "If it works" : "If it fails"} style={{ marginTop: 3 }} />
      <span>{text}</span>
    </Group>
  );
}
