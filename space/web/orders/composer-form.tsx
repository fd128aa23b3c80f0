/** The content of the composer: focus, team, estimate and confirmation. */
import { Modal, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { useEffect, useMemo, useRef, useState } from "react";
import { FOCUSES } from "../../rules/game/game.ts";
import { FOCUS_VERBS } from "../../rules/orders/orders.ts";
import type { Team } from "../../rules/orders/queue.ts";
import type { OrderTarget } from "../../rules/turn/command.ts";
import { useCrew, useRulesGame } from "../game/game.ts";
import { smallestTeam, strongestTeam } from "./best-team.ts";
import classes from "./composer.module.css";
import { ConfirmBar } from "./confirm-bar.tsx";
import { EstimatePanel } from "./estimate/estimate-panel.tsx";
import { useOrderEstimate } from "./estimate/use-order-estimate.ts";
import { FOCUS_HINTS, orderText, riskText } from "./order-text.ts";
import { stillAboard } from "./team.ts";
import { TeamPicker } from "./team-picker.tsx";

interface ComposerFormProps {
  readonly target: OrderTarget;
  readonly onClose: () => void;
}

export function ComposerForm({ target: first, onClose }: ComposerFormProps) {
  const { members } = useCrew();
  const { game } = useRulesGame();
  const [target, setTarget] = useState(first);
  const [chosen, setChosen] = useState<Team | null>(null);

  const strongest = useMemo(() => strongestTeam(game, target), [game, target]);
  const ids = game.crew.map(({ id }) => id);
  const team = stillAboard(chosen, ids) ?? strongest ?? { leadId: 0, helperIds: [] };
  const { figures, objection } = useOrderEstimate(game, target, team);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus({ preventScroll: true }), []);
  const { title, about } = orderText(game, target);
  return (
    <>
      {/* Not a `header`, which would be a second banner of the page. */}
      <div className={classes.header}>
        <div>
          <Modal.Title fz="var(--mantine-h2-font-size)" fw={650}>
            {title}
          </Modal.Title>
          <Text size="sm" c="dimmed">
            {about}
          </Text>
        </div>
        <Modal.CloseButton size="lg" aria-label="Close" />
      </div>
      <Modal.Body className={classes.body} ref={body}>
        <div className={classes.columns}>
          <Stack gap="1.25rem" miw={0}>
            {target.kind === "explore" && (
              <Stack gap={6}>
                <Title order={3} id="composer-focus">
                  Focus
                </Title>
                <SegmentedControl
                  fullWidth
                  value={target.focus}
                  onChange={(focus) => setTarget({ kind: "explore", focus })}
                  aria-labelledby="composer-focus"
                  data={FOCUSES.map((value) => ({ value, label: FOCUS_VERBS[value] }))}
                />
                <Text size="sm" c="dimmed" mih={{ base: "2.9em", sm: "1.5em" }}>
                  {FOCUS_HINTS[target.focus]}
                </Text>
              </Stack>
            )}
            <TeamPicker
              members={members}
              game={game}
              kind={target.kind}
              team={team}
              onChange={setChosen}
              onStrongest={() => setChosen(strongest)}
              onSmallest={() => setChosen(smallestTeam(game, target))}
            />
          </Stack>
          <EstimatePanel
            figures={figures}
            objection={objection}
            kind={target.kind}
            risk={figures && riskText(game, target, figures.ratio)}
          />
        </div>
      </Modal.Body>
      <ConfirmBar target={target} team={team} title={title} figures={figures} objection={objection} onDone={onClose} />
    </>
  );
}
