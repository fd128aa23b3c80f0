/** A route over several jumps: which one, its pilot, the cost of each jump; queues all of them. */
import { Alert, Button, Group, Modal, SegmentedControl, Select, Stack, Table, Text } from "@mantine/core";
import { CurlMenu } from "@outbound/kit/web/action-button.tsx";
import { counted, decimal } from "@outbound/kit/web/format.ts";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useState } from "react";
import type { Measure } from "../../rules/orders/route.ts";
import { api, type System } from "../api.ts";
import { useCrew } from "../game/game.ts";
import { PlanFigures } from "./plan-figures.tsx";
import type { RoutePlan } from "./route-plan.ts";
import { useGameAhead } from "./use-game-ahead.ts";
import { usePlanRoute } from "./use-plan-route.ts";

interface RouteDialogProps {
  readonly system: System;
  readonly plans: Partial<Record<Measure, RoutePlan>>;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function RouteDialog({ system, plans, opened, onClose }: RouteDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={`Route to ${system.name}`} size="lg">
      <RouteForm system={system} plans={plans} onClose={onClose} />
    </Modal>
  );
}

function RouteForm({ system, plans, onClose }: Omit<RouteDialogProps, "opened">) {
  const { ahead } = useGameAhead();
  const members = useCrew().members.toSorted((a, b) => b.skills.navigation.level - a.skills.navigation.level);
  const [measure, setMeasure] = useState<Measure>("turns");
  const [pilot, setPilot] = useState(members[0]?.id ?? 0);
  const route = usePlanRoute();
  const plan = plans[measure] ?? plans.turns;
  if (plan === undefined) return null;
  const short = plan.affordable < plan.hops.length;
  return (
    <Stack gap="md">
      {plans.fuel !== undefined && (
        <SegmentedControl
          value={measure}
          onChange={(value) => setMeasure(value as Measure)}
          aria-label="Route"
          data={[
            { value: "turns", label: "Fastest" },
            { value: "fuel", label: "Least fuel" },
          ]}
        />
      )}
      <Text>
        <PlanFigures plan={plan} /> Each jump's fuel is paid when it starts.
      </Text>
      <HopTable plan={plan} />
      {short && (
        <Alert color="amber" icon={<IconAlertTriangle aria-hidden />} title="Not enough fuel">
          <Text size="sm">
            The tank lasts for {counted(plan.affordable, "jump")}. Queue those, harvest on the way, then plan the rest.
            Every exploration finds at least 2 fuel.
          </Text>
        </Alert>
      )}
      <Select
        label="Pilot"
        description="Leads every jump, without helpers. To choose teams, queue the jumps one by one."
        data={members.map(({ id, name, skills }) => ({
          value: String(id),
          label: `${name}, navigation ${skills.navigation.level}`,
        }))}
        value={String(pilot)}
        onChange={(value) => setPilot(Number(value))}
        allowDeselect={false}
      />
      {route.stopped !== null && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />}>
          {counted(route.stopped.queued, "jump")} queued; the next one was refused: {route.stopped.detail}
        </Alert>
      )}
      <Group justify="flex-end" gap={4}>
        <CurlMenu
          call={api.get("/api/route", { query: { from: ahead.positionId, to: system.id } })}
          of={`the route to ${system.name}`}
        />
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          loading={route.busy}
          disabled={plan.affordable === 0}
          onClick={async () => {
            const hops = plan.hops.slice(0, plan.affordable);
            if (await route.queue(hops, { leadId: pilot, helperIds: [] })) onClose();
          }}
        >
          Queue {counted(plan.affordable, "jump")}
        </Button>
      </Group>
    </Stack>
  );
}

function HopTable({ plan }: { readonly plan: RoutePlan }) {
  return (
    <Table aria-label="Jumps of the route" fz="sm" horizontalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Jump to</Table.Th>
          <Table.Th ta="right" visibleFrom="xs">
            Light years
          </Table.Th>
          <Table.Th ta="right">Fuel</Table.Th>
          <Table.Th ta="right">Left</Table.Th>
          <Table.Th ta="right">Turns</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {plan.hops.map((hop) => (
          <Table.Tr key={hop.systemId}>
            <Table.Th scope="row">{hop.name}</Table.Th>
            <Table.Td ta="right" visibleFrom="xs">
              {decimal(hop.distance)}
            </Table.Td>
            <Table.Td ta="right">{decimal(hop.fuel)}</Table.Td>
            <Table.Td ta="right" className={hop.left < 0 ? "bad" : undefined}>
              {hop.left < 0 ? `${decimal(-hop.left)} short` : decimal(hop.left)}
            </Table.Td>
            <Table.Td ta="right">{hop.turns}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
