/** Shows what the queue will earn and cost, and what goes wrong if it stays unchanged. */
import { Group, Stack, Table, Text, Title } from "@mantine/core";
import { useMatches } from "@outbound/kit/web/elements/screen.ts";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { Forecast } from "../api.ts";
import { useShip, useWorld } from "../game/game.ts";
import { GOODS_ICONS } from "../game/goods-icons.tsx";
import { forecastAmount, forecastTable } from "./forecast-rows.ts";
import { useForecast } from "./use-forecast.ts";

export function ForecastStrip() {
  const forecast = useForecast();
  if (forecast === undefined) return null;
  return (
    <Stack component="section" gap="0.5rem" aria-label="Forecast">
      <Title order={3}>Forecast</Title>
      <Warnings warnings={forecast.warnings} />
      <Goods forecast={forecast} />
    </Stack>
  );
}

function Warnings({ warnings }: Pick<Forecast, "warnings">) {
  return (
    <Stack component="ul" gap="0.3rem">
      {warnings.map(({ code, turn, text }) => (
        <Group
          component="li"
          key={`${code} ${turn} ${text}`}
          gap="xs"
          wrap="nowrap"
          align="flex-start"
          className="warn"
        >
          <IconAlertTriangle size={18} aria-hidden />
          <Text size="sm" className="breaks">
            {text}
          </Text>
        </Group>
      ))}
    </Stack>
  );
}

function Goods({ forecast }: { readonly forecast: Forecast }) {
  const { resources } = useWorld();
  const { hull } = useShip();
  // A narrow phone has no room for icons beside the figures.
  const hasIcons = useMatches("(min-width: 22em)");
  const { turns, rows } = forecastTable(forecast, resources, hull);
  if (rows.length === 0) return null;
  return (
    <>
      <Table aria-label="Goods over the next turns" fz="sm" horizontalSpacing={4} verticalSpacing={3}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Turn</Table.Th>
            {turns.map((turn, index) => (
              <Table.Th key={turn} ta="right">
                {index === 0 ? "now" : turn}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ name, label, amounts }) => {
            const Icon = GOODS_ICONS[name];
            return (
              <Table.Tr key={name}>
                <Table.Th scope="row" fw={400}>
                  <Group gap={6} wrap="nowrap">
                    {hasIcons && <Icon size={16} stroke={1.6} className="dimmed" aria-hidden />}
                    {label}
                  </Group>
                </Table.Th>
                {amounts.map((amount, index) => (
                  <Table.Td key={turns[index]} ta="right" className={amount <= 0 && index > 0 ? "bad" : undefined}>
                    {forecastAmount(amount)}
                  </Table.Td>
                ))}
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
      <Text size="xs" c="dimmed">
        The least that the tasks bring, without accidents.
      </Text>
    </>
  );
}
