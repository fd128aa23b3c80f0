/** What came of a decision: the words of the story, then the changes. */
import { Stack, Text } from "@mantine/core";
import type { ChooseAnswer, Encounter, EncounterOption, GameEvent } from "../api.ts";
import { SeverityLine } from "../game/severity.tsx";
import classes from "./encounter.module.css";
import { changedText } from "./option-text.ts";

interface OutcomeProps {
  readonly encounter: Encounter;
  readonly option: EncounterOption | undefined;
  readonly changed: ChooseAnswer["changed"];
  readonly events: readonly GameEvent[];
  readonly isOwn: boolean;
}

export function Outcome({ encounter: { decided }, option, changed, events, isOwn }: OutcomeProps) {
  const change = changedText(changed);
  // The decision's own event repeats the words of the story.
  const more = events.filter(({ kind }) => kind !== "encounter.decided");
  return (
    <>
      {option !== undefined && (
        <Text size="sm" c="dimmed">
          {isOwn ? "You" : (decided?.by ?? "Somebody else")} chose: {option.title}
        </Text>
      )}
      <div className={classes.outcome} role="status">
        <Text lh={1.6}>{decided?.text}</Text>
      </div>
      {(change !== "" || more.length > 0) && (
        <Stack component="ul" gap="0.4rem" aria-label="What changed">
          {change !== "" && (
            <SeverityLine severity={decided?.outcome === "bad" ? "warn" : "good"}>{change}</SeverityLine>
          )}
          {more.map(({ seq, severity, text }) => (
            <SeverityLine key={seq} severity={severity}>
              {text}
            </SeverityLine>
          ))}
        </Stack>
      )}
    </>
  );
}
