/** Queues a route over several jumps: the player chooses the route and the team, and sees the cost of each jump. */
import { Alert, Button, Group, MultiSelect, SegmentedControl, Select, Stack, Table, Text } from "@mantine/core";
import { CurlMenu } from "@outbound/kit/web/action-button.tsx";
import { Dialog } from "@outbound/kit/web/elements/dialog.tsx";
import { RefusalAlert } from "@outbound/kit/web/elements/refusal-alert.tsx";
import { counted, decimal, percent } from "@outbound/kit/web/format.ts";
import { useAction } from "@outbound/kit/web/use-action.ts";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useState } from "react";
import type { Team } from "../../rules/orders/queue.ts";
import type { Measure } from "../../rules/orders/route.ts";
import { HELPER_LIMIT } from "../../rules/values/limits.ts";
import { api, type CrewMember, type System } from "../api.ts";
import { useCrew } from "../game/game.ts";
import { heldAmount, missingAmount } from "../game/holdings.ts";
import { ordersCall, type TasksCall } from "../orders/order.ts";
import { aboardTeam } from "../orders/team.ts";
import { useQueued } from "../orders/use-queued.ts";
import { type PlannedHop, planText, type RoutePlan, riskText } from "./route-plan.ts";

interface RouteDialogProps {
  readonly system: System;
  readonly plans: Partial<Record<Measure, RoutePlan>>;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function RouteDialog({ system, plans, opened, onClose }: RouteDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={`Route to ${system.name}`} size="lg">
      <RouteForm system={system} plans={plans} onClose={onClose} />
    </Dialog>
  );
}

function RouteForm({ system, plans, onClose }: Omit<RouteDialogProps, "opened">) {
  const members = useCrew().members.toSorted((a, b) => b.skills.navigation.level - a.skills.navigation.level);
  const [measure, setMeasure] = useState<Measure>("turns");
  const [pilot, setPilot] = useState(members[0]?.id ?? 0);
  const [helpers, setHelpers] = useState<readonly number[]>([]);
  const ids = members.map(({ id }) => id);
  const team = aboardTeam({ leadId: pilot, helperIds: helpers }, ids);
  const { busy, isOff, run } = useAction();
  const queued = useQueued();
  const [refusal, setRefusal] = useState<unknown>();
  // Keeps the confirmed plan on the screen: the queue grows, and the plans with it, before the dialog closes.
  const [sent, setSent] = useState<RoutePlan>();
  const plan = sent ?? plans[measure] ?? plans.turns;
  if (plan === undefined) return null;
  const affordable = plan.hops.slice(0, plan.affordable);
  const call = routeCall(plan, measure, team);
  const send = async () => {
    setSent(plan);
    setRefusal(undefined);
    const isDone = await run(call, {
      onDone: ({ tasks }) =>
        queued(`Queued: ${counted(affordable.length, "jump")} to ${affordable.at(-1)?.name}.`, tasks),
      onRefused: setRefusal,
    });
    if (isDone) onClose();
    else setSent(undefined);
  };
  return (
    <Stack gap="md">
      {plans.fuel !== undefined && (
        <SegmentedControl
          value={measure}
          onChange={setMeasure}
          aria-label="Route"
          data={[
            { value: "turns", label: "Fastest" },
            { value: "fuel", label: "Least fuel" },
          ]}
        />
      )}
      <Text>
        {planText(plan)} Each jump's fuel is paid when it starts. Accident risk on the whole route: {riskText(plan)}.
      </Text>
      <HopTable hops={plan.hops} />
      {affordable.length < plan.hops.length && <FuelAlert jumps={affordable.length} />}
      <TeamFields members={members} team={team} onPilot={setPilot} onHelpers={setHelpers} />
      <RefusalAlert error={refusal} />
      <Group justify="flex-end" gap={4}>
        <CurlMenu call={call} of={`the route to ${system.name}`} />
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={busy} disabled={isOff || affordable.length === 0} onClick={() => void send()}>
          Queue {counted(affordable.length, "jump")}
        </Button>
      </Group>
    </Stack>
  );
}

/** `jumps` is the number of jumps that the fuel lasts for. */
const FuelAlert = ({ jumps }: { readonly jumps: number }) => (
  <Alert color="amber" icon={<IconAlertTriangle aria-hidden />} title="Not enough fuel">
    <Text size="sm">
      {jumps === 0
        ? "Not even the first jump is possible. Harvest first, then plan the route."
        : `The tank lasts for ${counted(jumps, "jump")}. Queue those, harvest on the way, then plan the rest.`}{" "}
      Every exploration finds at least 2 fuel.
    </Text>
  </Alert>
);

interface TeamFieldsProps {
  readonly members: readonly CrewMember[];
  readonly team: Team;
  readonly onPilot: (id: number) => void;
  readonly onHelpers: (ids: readonly number[]) => void;
}

function TeamFields({ members, team: { leadId, helperIds }, onPilot, onHelpers }: TeamFieldsProps) {
  return (
    <>
      <Select
        label="Pilot"
        description="Leads every jump."
        data={members.map(optionOf)}
        value={String(leadId)}
        onChange={(value) => onPilot(Number(value))}
        allowDeselect={false}
      />
      <MultiSelect
        label="Helpers"
        description="Help on every jump."
        placeholder={helperIds.length === 0 ? "No helpers" : ""}
        data={members.filter(({ id }) => id !== leadId).map(optionOf)}
        value={helperIds.map(String)}
        onChange={(values) => onHelpers(values.map(Number))}
        maxValues={HELPER_LIMIT}
        hidePickedOptions
      />
    </>
  );
}

const optionOf = ({ id, name, skills }: CrewMember) => ({
  value: String(id),
  label: `${name}, navigation ${skills.navigation.level}`,
});

/** Returns the call that queues all jumps of a route, or as many as the fuel lasts for. It queues either all of these or none. */
function routeCall(plan: RoutePlan, prefer: Measure, { leadId, helperIds }: Team): TasksCall {
  const team = { leadId, helperIds: [...helperIds] };
  const last = plan.hops.at(-1);
  if (last !== undefined && plan.affordable === plan.hops.length) {
    return api.post("/api/route", { body: { systemId: last.systemId, prefer, ...team } }) as TasksCall;
  }
  const affordable = plan.hops.slice(0, plan.affordable);
  return ordersCall(affordable.map(({ systemId }) => ({ kind: "jump" as const, systemId, ...team })));
}

function HopTable({ hops }: { readonly hops: readonly PlannedHop[] }) {
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
          <Table.Th ta="right">Risk</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {hops.map(({ systemId, name, distance, fuel, left, turns, risk }) => (
          <Table.Tr key={systemId}>
            <Table.Th scope="row">{name}</Table.Th>
            <Table.Td ta="right" visibleFrom="xs">
              {decimal(distance)}
            </Table.Td>
            <Table.Td ta="right">{decimal(fuel)}</Table.Td>
            <Table.Td ta="right" className={left < 0 ? "bad" : undefined}>
              {left < 0 ? `${missingAmount(-left)} short` : heldAmount(left)}
            </Table.Td>
            <Table.Td ta="right">{turns}</Table.Td>
            <Table.Td ta="right">{percent(risk)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
