/** Offers relief to a player who cannot afford to continue. Placed below the page, so that it covers nothing. */
import { Text } from "@mantine/core";
import { euros } from "@outbound/kit/web/format.ts";
import { ProblemError } from "@outbound/kit/web/problem.ts";
import { IconLifebuoy } from "@tabler/icons-react";
import { api, type State } from "../api.ts";
import classes from "../bottom-bar.module.css";
import { realTime } from "../live/clock-text.ts";
import { GameButton, useGame } from "../live/live.tsx";
import { usePreview } from "../live/use-preview.ts";
import { mayBeStuck } from "./may-be-stuck.ts";

/** Interval at which the service is asked again while relief is not yet available. */
const REPEAT_MS = 30_000;

const RELIEF = api.post("/api/relief", { body: {} });

export function ReliefBar() {
  const state = useGame();
  const { data, error, cost } = usePreview(RELIEF, [signOf(state)], mayBeStuck(state), {
    refetchInterval: (query) => repeatAfter(waitOf(query.state.error)),
  });
  const waitsMs = waitOf(error);
  // A refusal keeps the data of the previous answer, so `error` is checked too.
  const isOffered = data !== undefined && error === null && cost !== undefined && mayBeStuck(state);
  return (
    <div role="status">
      {(isOffered || (waitsMs !== undefined && mayBeStuck(state))) && (
        <section className={classes.bar} aria-label="Relief">
          <IconLifebuoy size={24} className="accent" aria-hidden />
          <Text size="sm" className="grow">
            <Text span inherit fw={650}>
              Out of money?{" "}
            </Text>
            {isOffered
              ? `You cannot pay for any flight, repair or plane. Relief pays ${euros(-cost)}.`
              : `The next relief is possible in ${realTime(waitsMs ?? 0, 1)}.`}
          </Text>
          {isOffered && (
            <GameButton
              call={RELIEF}
              size="xs"
              done={`Relief of ${euros(-cost)} paid.`}
              label={`Take ${euros(-cost)} of relief`}
            >
              Take {euros(-cost)}
            </GameButton>
          )}
        </section>
      )}
    </div>
  );
}

const repeatAfter = (waitsMs: number | undefined): number | false =>
  waitsMs !== undefined && Math.min(waitsMs + 1, REPEAT_MS);

/** Returns a key of everything besides cash that decides on relief. */
const signOf = ({ planes, player }: State): string =>
  JSON.stringify([
    player.homeIcao,
    planes.map(({ id, status, airportIcao, fuel, health }) => [id, status, airportIcao, fuel, health]),
  ]);

/** Returns the real milliseconds until the next relief, if the wait is the only obstacle. */
function waitOf(error: unknown): number | undefined {
  if (!(error instanceof ProblemError) || error.problem.code !== "relief-too-soon") return undefined;
  return Number(error.problem.details?.retryAfterRealMs);
}
