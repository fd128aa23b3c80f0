/** The outcome of a decision: the story text, then the changes. */
import { Group, Stack, Text } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import type { ChooseAnswer, Encounter, EncounterOption, GameEvent } from "../api.ts";
import { SeverityLine } from "../game/severity.tsx";
import { Portrait } from "../portrait/portrait.tsx";
import classes from "./encounter.module.css";
import { changedText, resultText } from "./option-text.ts";

interface OutcomeProps {
  readonly encounter: Encounter;
  readonly option: EncounterOption | undefined;
  readonly changed: ChooseAnswer["changed"];
  readonly events: readonly GameEvent[];
  readonly isOwn: boolean;
  /** Chance of the option before it was chosen; null if not known. */
  readonly chancePercent: number | null;
}

export function Outcome({ encounter: { decided }, option, changed, events, isOwn, chancePercent }: OutcomeProps) {
  // Only an option that can fail has a result.
  const result = option?.stake.bad ? (decided?.outcome ?? undefined) : undefined;
  const change = changedText(changed);
  // The decision's own event repeats the story text.
  const more = events.filter(({ kind }) => kind !== "encounter.decided");
  return (
    <>
      {option !== undefined && (
        <Group gap="sm" wrap="nowrap">
          {decided?.crewId != null && <Portrait memberId={decided.crewId} size={44} />}
          <div>
            <Note>
              {isOwn ? "You" : (decided?.by ?? "Somebody else")} chose: {option.title}
            </Note>
            {result !== undefined && (
              <Text fw={650} className={result === "good" ? "good" : "bad"}>
                {resultText(result, chancePercent)}
              </Text>
            )}
          </div>
        </Group>
      )}
      <div className={classes.outcome} data-result={result} role="status">
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
