/** The name of a plane, which is changed where it is. */
import { ActionIcon, Group, Text, TextInput } from "@mantine/core";
import { detailOf, fieldErrors } from "@outbound/kit/web/problem.ts";
import { IconCheck, IconPencil, IconX } from "@tabler/icons-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { api, type Plane } from "../api.ts";
import { useGame, useGameAction } from "../live/live.tsx";
import classes from "./plane-panel.module.css";

const LONGEST_NAME = 24;

export function RenamePlane({ plane }: { readonly plane: Plane }) {
  const { catalog } = useGame();
  const [editing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // Anyone who was in the field continues from where the field was.
    if (wasEditing.current && !editing) pencil.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  if (editing) return <NameForm plane={plane} onEnd={() => setEditing(false)} />;
  return (
    <Group gap="xs" wrap="nowrap">
      <div className={classes.name} tabIndex={-1} data-autofocus>
        <Text span fw={650} size="lg" display="block" lh={1.3} style={{ overflowWrap: "anywhere" }}>
          {plane.name}
        </Text>
        <Text span size="sm" c="dimmed" display="block">
          {catalog.find(({ id }) => id === plane.modelId)?.name ?? plane.modelId}
        </Text>
      </div>
      <ActionIcon
        ref={pencil}
        variant="subtle"
        color="gray"
        size={40}
        aria-label={`Rename ${plane.name}`}
        onClick={() => setEditing(true)}
      >
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

function NameForm({ plane, onEnd }: { readonly plane: Plane; readonly onEnd: () => void }) {
  const { act, busy } = useGameAction();
  const [name, setName] = useState(plane.name);
  const [error, setError] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = { name: name.trim() };
    if (body.name === plane.name) return onEnd();
    const call = api.post("/api/planes/{planeId}/rename", { path: { planeId: plane.id }, body });
    const done = await act(call, {
      done: `${plane.name} is called ${body.name} now.`,
      onRefused: (refusal) => setError(fieldErrors(refusal).name ?? detailOf(refusal)),
    });
    if (done) onEnd();
  };
  return (
    <form onSubmit={save}>
      <Group gap={4} wrap="nowrap" align="flex-start">
        <TextInput
          aria-label={`Name of the plane, at most ${LONGEST_NAME} characters`}
          flex={1}
          size="md"
          value={name}
          maxLength={LONGEST_NAME}
          error={error}
          data-autofocus
          autoFocus
          data-mantine-stop-propagation="true"
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onKeyDown={({ key }) => key === "Escape" && onEnd()}
        />
        <ActionIcon type="submit" size={42} aria-label="Save the name" loading={busy} disabled={name.trim() === ""}>
          <IconCheck size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon size={42} variant="default" aria-label="Keep the old name" onClick={onEnd}>
          <IconX size={20} aria-hidden />
        </ActionIcon>
      </Group>
    </form>
  );
}
