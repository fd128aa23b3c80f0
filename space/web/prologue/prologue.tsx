/**
 * Three screens before the first turn, the first of which describes the game. Each browser shows them once, and again on request.
 */
import { Anchor, Button, Modal } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { useBackCloses } from "@outbound/kit/web/elements/back-closes.ts";
import { useState } from "react";
import { useCrew, useWorld } from "../game/game.ts";
import { CURRENT_GAME } from "../game/which-game.ts";
import classes from "./prologue.module.css";
import { prologueScreens, sharedText, whatItIs } from "./prologue-text.ts";
import { ApexScene, RelaysScene, ShipScene } from "./scenes.tsx";

/** Key under which the browser stores the state. */
const KEY = "outbound-prologue";

const usePrologueState = () =>
  useLocalStorage<"new" | "seen" | "again">({ key: KEY, defaultValue: "new", getInitialValueInEffect: false });

/** Returns a function that shows the prologue again. */
export function useReplayPrologue(): () => void {
  const [, set] = usePrologueState();
  return () => set("again");
}

export function Prologue() {
  const [state, setState] = usePrologueState();
  const { status } = useWorld().save;
  const isPlayer = CURRENT_GAME?.kind !== "watch";
  const isShown = state === "again" || (state === "new" && isPlayer && status === "active");
  const close = () => setState("seen");
  const closeOnEscape = useBackCloses(isShown, close);
  return (
    <Modal.Root
      opened={isShown}
      onClose={close}
      closeOnEscape={closeOnEscape}
      fullScreen
      transitionProps={{ transition: "fade" }}
    >
      <Modal.Content className={classes.content ?? ""} aria-label="Prologue">
        <Modal.Body p={0}>{isShown && <Screens onClose={close} />}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Screens({ onClose }: { readonly onClose: () => void }) {
  const { save, systems, position } = useWorld();
  const { members } = useCrew();
  const [index, setIndex] = useState(0);
  const start = systems.find(({ id }) => id === position.systemId)?.name ?? "this star";
  const crew = members.map(({ name }) => name);
  const screens = prologueScreens({ seed: save.seed, limit: save.limit, start, crew });
  const screen = screens[index];
  if (screen === undefined) return null;
  const isLast = index === screens.length - 1;
  return (
    <div className={classes.body}>
      <div className={classes.page}>
        <div className={classes.stage}>
          {screen.scene === "relays" && <RelaysScene />}
          {screen.scene === "apex" && <ApexScene />}
          {screen.scene === "ship" && <ShipScene crew={members} />}
        </div>
        <div className={classes.text} aria-live="polite">
          {index === 0 && <p className={classes.what}>{whatItIs(members.length, save.limit)}</p>}
          <h2 className={classes.title}>{screen.title}</h2>
          {screen.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {index === 0 && CURRENT_GAME === null && (
            <p className={classes.shared}>
              {sharedText(save.turn)}{" "}
              <Anchor href="/games" inherit underline="always" c="inherit">
                Start your own
              </Anchor>
            </p>
          )}
        </div>
        <div className={classes.footer}>
          <span className={classes.dots} role="img" aria-label={`Screen ${index + 1} of ${screens.length}`}>
            {screens.map(({ scene }) => (
              <span key={scene} data-current={scene === screen.scene || undefined} />
            ))}
          </span>
          {!isLast && (
            <button type="button" className={classes.skip} onClick={onClose}>
              Play now
            </button>
          )}
          <Button size="md" data-autofocus onClick={isLast ? onClose : () => setIndex(index + 1)}>
            {isLast ? "Begin" : "Continue"}
          </Button>
        </div>
      </div>
    </div>
  );
}
