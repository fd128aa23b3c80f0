/** The settings of a route: what it loads, and when its planes repair or stop. */
import { Stack, Switch } from "@mantine/core";
import { WholeInput } from "@outbound/kit/web/elements/whole-input.tsx";
import type { Route } from "../api.ts";

type Settings = Pick<Route, "policy" | "repairBelow" | "stopWhenCashBelow">;

const FIRST: Settings = {
  policy: { openJobs: true, maxLaterStops: 2, minNetPerHour: 0 },
  repairBelow: 40,
  stopWhenCashBelow: 5_000,
};

/** Returns the settings of a route, or the defaults for a new one. */
export const settingsOf = ({ policy, repairBelow, stopWhenCashBelow }: Settings = FIRST): Settings => ({
  policy,
  repairBelow,
  stopWhenCashBelow,
});

interface RouteSettingsProps {
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}

export function RouteSettings({ settings, onChange }: RouteSettingsProps) {
  const { policy, repairBelow, stopWhenCashBelow } = settings;
  const set = (next: Partial<Settings>) => onChange({ ...settings, ...next });
  const setPolicy = (next: Partial<Settings["policy"]>) => set({ policy: { ...policy, ...next } });
  return (
    <details>
      <summary>Settings</summary>
      <Stack gap="sm" mt="xs">
        <Switch
          label="Load open jobs"
          description="The best of those that have been open for 5 minutes. If off, only jobs that you reserved, and line freight."
          checked={policy.openJobs}
          onChange={({ currentTarget }) => setPolicy({ openJobs: currentTarget.checked })}
        />
        <WholeInput
          label="Stops ahead that it loads for"
          description="Jobs for a later stop take room until then."
          min={1}
          max={3}
          value={policy.maxLaterStops}
          onChange={(maxLaterStops) => setPolicy({ maxLaterStops })}
        />
        <WholeInput
          label="Least pay of an open job, in € an hour of flight"
          description="Jobs that pay less are left to others."
          min={0}
          max={10_000_000}
          step={100}
          thousandSeparator=","
          disabled={!policy.openJobs}
          value={policy.minNetPerHour}
          onChange={(minNetPerHour) => setPolicy({ minNetPerHour })}
        />
        <WholeInput
          label="Repair below this health"
          min={0}
          max={90}
          value={repairBelow}
          onChange={(next) => set({ repairBelow: next })}
        />
        <WholeInput
          label="Stop when cash falls below, in €"
          min={0}
          max={Number.MAX_SAFE_INTEGER}
          step={1_000}
          thousandSeparator=","
          value={stopWhenCashBelow}
          onChange={(next) => set({ stopWhenCashBelow: next })}
        />
      </Stack>
    </details>
  );
}
