/** The form that runs several turns: stop condition and maximum number of turns. */
import { Button, Group, Radio, Stack } from "@mantine/core";
import { CurlMenu } from "@outbound/kit/web/action-button.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { WholeInput } from "@outbound/kit/web/elements/whole-input.tsx";
import { counted } from "@outbound/kit/web/format.ts";
import { useState } from "react";
import { RUN_LIMIT } from "../../rules/values/limits.ts";
import { useWorld } from "../game/game.ts";
import { type RunUntil, runCall, useTurn } from "./turn.tsx";

const STOPS: readonly { readonly until: RunUntil; readonly label: string; readonly description: string }[] = [
  { until: "task", label: "A task ends", description: "Completed or failed" },
  { until: "mission", label: "A mission changes", description: "Offered, progressed, completed, failed or expired" },
  { until: "danger", label: "Trouble", description: "Damage, hunger, a loss" },
  { until: "idle", label: "The queue is empty", description: "Nothing earlier" },
];

export function RunForm({ onRun }: { readonly onRun: () => void }) {
  const { run, busy } = useTurn();
  const { save, activeTask } = useWorld();
  const [until, setUntil] = useState<RunUntil>("task");
  const [maxTurns, setMaxTurns] = useState(10);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        run(until, maxTurns);
        onRun();
      }}
    >
      <Stack gap="sm" maw="min(300px, 100vw - 3rem)">
        <Radio.Group
          label="Run until …"
          description="Always stops at a decision, when the queue is empty, or when the game ends."
          value={until}
          onChange={(value) => setUntil(value as RunUntil)}
        >
          <Stack gap="xs" mt="xs">
            {STOPS.map((stop) => (
              <Radio key={stop.until} value={stop.until} label={stop.label} description={stop.description} />
            ))}
          </Stack>
        </Radio.Group>
        <WholeInput
          label="Maximum"
          suffix={maxTurns === 1 ? " turn" : " turns"}
          min={1}
          max={RUN_LIMIT}
          clampBehavior="strict"
          value={maxTurns}
          onChange={setMaxTurns}
        />
        {activeTask === null && <Note>The queue is empty: the run would stop at once.</Note>}
        <Group gap={2} wrap="nowrap">
          <Button type="submit" fullWidth loading={busy} data-autofocus>
            Run up to {counted(maxTurns, "turn")}
          </Button>
          <CurlMenu call={runCall(save.turn, until, maxTurns)} of="the run" />
        </Group>
      </Stack>
    </form>
  );
}
