/** Chooses the livery and the title from those the player has earned. */
import { Group, Select, Stack, Text, Tooltip, UnstyledButton } from "@mantine/core";
import { IconLock, IconPlaneOff } from "@tabler/icons-react";
import { SilhouetteIcon } from "../aircraft/silhouette-icon.tsx";
import { type AppearanceRequest, api, type Livery, type Milestone } from "../api.ts";
import { useGame, useGameAction } from "../live/live.tsx";
import { milestoneName } from "../milestone-text.ts";
import classes from "./appearance.module.css";

interface AppearanceProps {
  readonly milestones: readonly Milestone[];
  readonly liveries: readonly Livery[];
}

/** Ids of the API, or null for none. */
type LiveryId = NonNullable<AppearanceRequest["liveryId"]>;
type Title = Exclude<AppearanceRequest["title"], undefined>;

export function Appearance({ milestones, liveries }: AppearanceProps) {
  const { player, planes } = useGame();
  const { act, busy } = useGameAction();
  const modelId = planes[0]?.modelId ?? "C208";
  const earnedBy = new Map(milestones.map((one) => [one.reward.liveryId, one]));
  const titles = milestones.filter(({ doneAt, reward }) => doneAt !== undefined && reward.title !== undefined);
  const wear = (change: AppearanceRequest, done: string) =>
    void act(api.post("/api/player/appearance", { body: change }), { done });
  return (
    <Stack gap="md">
      <ul className={classes.liveries} aria-label="Liveries">
        <li>
          <UnstyledButton
            className={classes.livery}
            aria-pressed={player.liveryId === undefined}
            disabled={busy}
            onClick={() => wear({ liveryId: null }, "Your planes have no livery now.")}
          >
            <IconPlaneOff size={36} stroke={1.2} aria-hidden />
            <Text size="xs">None</Text>
          </UnstyledButton>
        </li>
        {liveries.map((livery) => (
          <li key={livery.id}>
            <LiveryButton
              livery={livery}
              modelId={modelId}
              isWorn={player.liveryId === livery.id}
              milestone={earnedBy.get(livery.id)}
              disabled={busy}
              onChoose={() => wear({ liveryId: livery.id as LiveryId }, `Your livery is ${livery.name}.`)}
            />
          </li>
        ))}
      </ul>
      <Select
        label="Title"
        maw={320}
        placeholder={titles.length === 0 ? "None earned yet" : "No title"}
        data={titles.flatMap(({ reward }) => reward.title ?? [])}
        value={player.title ?? null}
        disabled={busy || titles.length === 0}
        clearable
        clearButtonProps={{ tabIndex: 0, "aria-hidden": false, "aria-label": "No title" }}
        onChange={(title) =>
          wear({ title: title as Title }, title === null ? "You have no title now." : `Your title is ${title}.`)
        }
      />
    </Stack>
  );
}

interface LiveryButtonProps {
  readonly livery: Livery;
  readonly modelId: string;
  readonly isWorn: boolean;
  readonly milestone: Milestone | undefined;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

function LiveryButton({ livery, modelId, isWorn, milestone, disabled, onChoose }: LiveryButtonProps) {
  const isEarned = milestone?.doneAt !== undefined;
  const how = milestone === undefined ? "" : milestoneName(milestone.id);
  return (
    <Tooltip label={isEarned ? `Earned: ${how}` : `Needs: ${how}`}>
      <UnstyledButton
        className={classes.livery}
        aria-pressed={isWorn}
        aria-disabled={!isEarned}
        disabled={disabled}
        onClick={() => isEarned && onChoose()}
        aria-label={isEarned ? livery.name : `${livery.name}, not earned. Needs: ${how}`}
      >
        <SilhouetteIcon modelId={modelId} livery={livery} size={36} />
        <Group gap={3} wrap="nowrap">
          {!isEarned && <IconLock size={12} aria-hidden />}
          <Text size="xs">{livery.name}</Text>
        </Group>
      </UnstyledButton>
    </Tooltip>
  );
}
