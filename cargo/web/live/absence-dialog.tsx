/** "While you were away": what the company did automatically. */
import { Button, Group, List, Modal, Stack, Text, ThemeIcon } from "@mantine/core";
import { duration, euros } from "@outbound/kit/web/format.ts";
import { IconAlertTriangle, IconCoins, IconPlaneArrival } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { api } from "../api.ts";
import { type AbsenceLine, absenceLines } from "./absence.ts";
import { useGame } from "./live.tsx";
import { useAbsence } from "./use-absence.ts";

export function AbsenceDialog() {
  const { player } = useGame();
  const [since, dismiss] = useAbsence(player.id);
  return since === undefined ? null : <Report key={since} since={since} close={dismiss} />;
}

function Report({ since, close }: { readonly since: number; readonly close: () => void }) {
  const { player } = useGame();
  const [away] = useState(() => Date.now() - since);
  const { data } = useQuery({
    queryKey: ["absence", since],
    queryFn: () => api.get("/api/history/summary", { query: { since: new Date(since).toISOString() } }).send(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const lines = data === undefined ? [] : absenceLines(data);
  if (lines.length === 0) return null;
  return (
    <Modal opened onClose={close} title="While you were away" size="sm">
      <Stack>
        <Text size="sm" c="dimmed">
          In the last {duration(away)}:
        </Text>
        <List spacing="xs" center>
          {lines.map((line) => (
            <List.Item key={line.text} icon={<LineIcon tone={line.tone} />}>
              {line.text}
            </List.Item>
          ))}
        </List>
        <Text size="sm">
          Cash <b>{euros(player.money)}</b>, reputation <b>{player.reputation.toFixed(1)}</b>.
        </Text>
        <Group justify="flex-end">
          <Button variant="default" component={Link} href="/history" onClick={close}>
            See history
          </Button>
          <Button data-autofocus onClick={close}>
            Continue
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

const ICONS = { good: IconCoins, plain: IconPlaneArrival, bad: IconAlertTriangle } as const;
const COLORS = { good: "teal", plain: "gray", bad: "amber" } as const;

function LineIcon({ tone }: Pick<AbsenceLine, "tone">) {
  const Icon = ICONS[tone];
  return (
    <ThemeIcon size={28} radius="xl" variant="light" color={COLORS[tone]} aria-hidden>
      <Icon size={16} />
    </ThemeIcon>
  );
}
