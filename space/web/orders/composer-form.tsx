/** The content of the composer: focus, team, estimate and confirmation. */
import { Modal } from "@mantine/core";
import { useEffect, useMemo, useRef, useState } from "react";
import { project } from "../../rules/orders/projection.ts";
import { shown } from "../../rules/values/amount.ts";
import { useCrew } from "../game/game.ts";
import { smallestTeam, strongestTeam } from "./best-team.ts";
import classes from "./composer.module.css";
import { ComposerTitle } from "./composer-title.tsx";
import { ConfirmBar } from "./confirm-bar.tsx";
import { EstimatePanel } from "./estimate/estimate-panel.tsx";
import { useOrderEstimate } from "./estimate/use-order-estimate.ts";
import { FocusChoice } from "./focus-choice.tsx";
import type { OrderTarget, Team } from "./order.ts";
import { orderText } from "./order-text.ts";
import { stillAboard } from "./team.ts";
import { TeamPicker } from "./team-picker.tsx";
import { useKnownGame } from "./use-known-game.ts";

interface ComposerFormProps {
  readonly target: OrderTarget;
  readonly onClose: () => void;
}

export function ComposerForm({ target: first, onClose }: ComposerFormProps) {
  const { members } = useCrew();
  const game = useKnownGame();
  const [target, setTarget] = useState(first);
  const [chosen, setChosen] = useState<Team | null>(null);

  const strongest = useMemo(() => strongestTeam(game, target), [game, target]);
  const ids = game.crew.map(({ id }) => id);
  const team = stillAboard(chosen, ids) ?? strongest ?? { leadId: 0, helperIds: [] };
  const { figures, objection } = useOrderEstimate(game, target, team);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus({ preventScroll: true }), []);
  const { title, about } = orderText(game, target);
  const ahead = project(game, game.tasks);
  return (
    <>
      <ComposerTitle title={title} about={about} />
      <Modal.Body className={classes.body} ref={body}>
        <div className={classes.columns}>
          <div className={classes.choices}>
            {target.task === "explore" && (
              <FocusChoice focus={target.focus ?? "survey"} onChange={(focus) => setTarget({ ...target, focus })} />
            )}
            <TeamPicker
              members={members}
              game={game}
              kind={target.task}
              team={team}
              onChange={setChosen}
              onStrongest={() => setChosen(strongest)}
              onLeanest={() => setChosen(smallestTeam(game, target))}
            />
          </div>
          <EstimatePanel
            figures={figures}
            objection={objection}
            turn={game.turn}
            available={(name) => shown(name === "fuel" ? ahead.resources.fuel : game.resources[name])}
            kind={target.task}
          />
        </div>
      </Modal.Body>
      <ConfirmBar target={target} team={team} title={title} figures={figures} objection={objection} onDone={onClose} />
    </>
  );
}
