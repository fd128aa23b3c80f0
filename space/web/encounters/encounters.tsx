/** Shows an encounter when it opens, and again when the turn button leads to it. */
import { CloseButton, Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { capitalised } from "@outbound/kit/web/format.ts";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { FACTION_KEYS } from "../../rules/catalog/factions.ts";
import type { ChooseAnswer, Encounter } from "../api.ts";
import { useWorld } from "../game/game.ts";
import { lookOf } from "../game/star-look.ts";
import { playSound } from "../settings/play-sound.ts";
import { decisionSound } from "../settings/sounds.ts";
import { DecidedView, DecisionForm } from "./decision-form.tsx";
import classes from "./encounter.module.css";
import { openEncounter } from "./encounter.ts";

interface Encounters {
  /** Shows the open encounter; nothing happens without one. */
  show(): void;
}

const EncountersContext = createContext<Encounters>({ show: () => {} });

export const useEncounters = (): Encounters => useContext(EncountersContext);

export function EncountersProvider({ children }: { readonly children: ReactNode }) {
  const encounter = openEncounter(useWorld());
  const phone = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
  const [isShown, setShown] = useState(false);
  // The outcome stays on the screen after the encounter has left the game.
  const [answer, setAnswer] = useState<ChooseAnswer | null>(null);
  const shownId = encounter?.id ?? null;
  useEffect(() => {
    if (shownId !== null) setShown(true);
  }, [shownId]);
  const value = useMemo<Encounters>(() => ({ show: () => setShown(true) }), []);
  const decided = (outcome: ChooseAnswer) => {
    playSound(decisionSound(outcome));
    setAnswer(outcome);
  };
  const close = () => {
    setShown(false);
    setAnswer(null);
  };
  const seen = answer?.encounter ?? encounter;
  return (
    <EncountersContext value={value}>
      {children}
      <Modal.Root opened={isShown && seen !== null} onClose={close} size="42rem" fullScreen={phone} centered>
        <Modal.Overlay />
        <Modal.Content aria-label={seen?.title}>
          {seen !== null && (
            <Modal.Body p="md">
              <Banner encounter={seen} onClose={close} />
              <div style={{ marginBlockStart: "1rem" }}>
                {answer === null ? (
                  <DecisionForm key={seen.id} encounter={seen} onDecided={decided} onClose={close} />
                ) : (
                  <DecidedView answer={answer} onClose={close} />
                )}
              </div>
            </Modal.Body>
          )}
        </Modal.Content>
      </Modal.Root>
    </EncountersContext>
  );
}

const isFaction = (thread: string): boolean => (FACTION_KEYS as readonly string[]).includes(thread);

/** The place and the title under the light of the system's star. */
function Banner({ encounter, onClose }: { readonly encounter: Encounter; readonly onClose: () => void }) {
  const system = useWorld().systems.find(({ id }) => id === encounter.systemId);
  const color = system === undefined ? "#8ff0ff" : lookOf(system.starClass).color;
  return (
    <div className={classes.sky} style={{ ["--star" as string]: color }}>
      <CloseButton className={classes.close ?? ""} onClick={onClose} aria-label="Close" />
      <div className={classes.place}>
        {system === undefined ? "Aboard" : `At ${system.name}`}
        {isFaction(encounter.thread) && `, story of the ${capitalised(encounter.thread)}`}
      </div>
      <h2 className={classes.title}>{encounter.title}</h2>
    </div>
  );
}
