/** Edits a plane's name in place. */
import { ActionIcon, Group, Text, TextInput } from "@mantine/core";
import { IconButton } from "@outbound/kit/web/elements/icon-button.tsx";
import { detailOf, fieldErrors } from "@outbound/kit/web/problem.ts";
import { IconCheck, IconPencil, IconX } from "@tabler/icons-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { api, type Plane } from "../api.ts";
import { useGameAction } from "../live/live.tsx";
import { useNames } from "../names.ts";
import classes from "./plane-panel.module.css";

/** In characters. */
export const LONGEST_NAME = 24;

export function RenamePlane({ plane }: { readonly plane: Plane }) {
  const names = useNames();
  const [editing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // Returns the focus from the field to the button that opened it.
    if (wasEditing.current && !editing) pencil.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  if (editing) return <NameForm plane={plane} onEnd={() => setEditing(false)} />;
  return (
    <Group gap="xs" wrap="nowrap">
      <div className={classes.name} tabIndex={-1} data-autofocus>
        <Text span fw={650} size="lg" display="block" lh={1.3} className="breaks">
          {plane.name}
        </Text>
        <Text span size="sm" c="dimmed" display="block">
          {names.model(plane.modelId)}
        </Text>
      </div>
      <IconButton
        ref={pencil}
        icon={IconPencil}
        size={40}
        label={`Rename ${plane.name}`}
        onClick={() => setEditing(true)}
      />
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
        <IconButton icon={IconX} iconSize={20} size={42} variant="default" label="Keep the old name" onClick={onEnd} />
      </Group>
    </form>
  );
}
