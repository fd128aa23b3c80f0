/** Shows an encounter when it opens, and again when the turn button opens it. */
import { CloseButton, Modal } from "@mantine/core";
import { useBackCloses, useOpenDialogs } from "@outbound/kit/web/elements/back-closes.ts";
import { DialogScroll, SCROLLS_INSIDE } from "@outbound/kit/web/elements/dialog.tsx";
import { useIsPhone } from "@outbound/kit/web/elements/screen.ts";
import { capitalised } from "@outbound/kit/web/format.ts";
import { useRead } from "@outbound/kit/web/use-read.ts";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { FACTION_KEYS } from "../../rules/catalog/factions.ts";
import { api, type ChooseAnswer, type Encounter } from "../api.ts";
import { GAME, type ShownWorld, useWorld } from "../game/game.ts";
import { lookOf } from "../game/star-look.ts";
import { playSound } from "../settings/play-sound.ts";
import { decisionSound } from "../settings/sounds.ts";
import { type Decided, DecidedView, DecisionForm } from "./decision-form.tsx";
import classes from "./encounter.module.css";
import { openEncounter } from "./encounter.ts";

interface Encounters {
  /** True while its dialog is on the screen, or waits for another dialog to close. */
  readonly isOpen: boolean;
  /** Shows the open encounter; does nothing without one. */
  show(): void;
}

const EncountersContext = createContext<Encounters>({ isOpen: false, show: () => {} });

export const useEncounters = (): Encounters => useContext(EncountersContext);

export function EncountersProvider({ children }: { readonly children: ReactNode }) {
  const encounter = openEncounter(useWorld());
  const phone = useIsPhone();
  const [isShown, setShown] = useState(false);
  // The outcome stays on the screen after the encounter has ended.
  const [answer, setAnswer] = useState<Decided | null>(null);
  const shownId = encounter?.id ?? null;
  const [lastId, setLastId] = useState<number | null>(null);
  const [isLetIn, setLetIn] = useState(false);
  if (shownId !== lastId) {
    setLastId(shownId);
    // An encounter that was decided before this player saw it is not shown.
    setShown(shownId !== null || (isShown && isLetIn));
  }
  const queries = useQueryClient();
  const decided = (given: ChooseAnswer, chancePercent: number | null) => {
    // Until the game is read again, the turn button would open the encounter once more.
    queries.setQueryData<ShownWorld>([GAME, "world"], (world) =>
      world?.encounter?.id === given.encounter.id ? { ...world, encounter: null } : world,
    );
    playSound(decisionSound(given));
    setAnswer({ ...given, isOwn: true, chancePercent });
  };
  const close = () => {
    setShown(false);
    setAnswer(null);
  };
  // Keeps the content while the dialog fades out.
  const last = useRef<Shown>({ seen: null, outcome: null });
  const missed = useMissed(isShown && answer === null && encounter === null ? last.current.seen : null);
  const outcome = answer ?? missed?.outcome ?? null;
  const current = outcome?.encounter ?? encounter ?? missed?.seen ?? null;
  const isWanted = isShown && current !== null;
  // An encounter that another player triggers waits until this player has closed all dialogs.
  const isFree = useOpenDialogs() === 0;
  if (isLetIn && !isWanted) setLetIn(false);
  useEffect(() => {
    if (!isWanted || !isFree) return;
    // Delayed: the prologue may open at the same time, and the key that closed one dialog must not close the next.
    const opening = setTimeout(() => setLetIn(true));
    return () => clearTimeout(opening);
  }, [isWanted, isFree]);
  const isOpen = isWanted && isLetIn;
  if (isOpen) last.current = { seen: current, outcome };
  const closeOnEscape = useBackCloses(isOpen, close);
  const value = useMemo<Encounters>(() => ({ isOpen: isWanted, show: () => setShown(true) }), [isWanted]);
  const shown = last.current;
  return (
    <EncountersContext value={value}>
      {children}
      <Modal.Root
        opened={isOpen}
        onClose={close}
        closeOnEscape={closeOnEscape}
        size="42rem"
        fullScreen={phone}
        centered
        scrollAreaComponent={EncounterScroll}
        classNames={SCROLLS_INSIDE}
      >
        <Modal.Overlay />
        <Modal.Content aria-label={shown.seen?.title}>
          {shown.seen !== null && (
            <Modal.Body p="md">
              <Banner encounter={shown.seen} onClose={close} />
              <div style={{ marginBlockStart: "1rem" }}>
                {shown.outcome === null ? (
                  <DecisionForm key={shown.seen.id} encounter={shown.seen} onDecided={decided} onClose={close} />
                ) : (
                  <DecidedView decided={shown.outcome} onClose={close} />
                )}
              </div>
            </Modal.Body>
          )}
        </Modal.Content>
      </Modal.Root>
    </EncountersContext>
  );
}

/** On a phone, messages are above the buttons. */
const EncounterScroll = ({ children }: { readonly children?: ReactNode }) => (
  <DialogScroll hasLane={!useIsPhone()}>{children}</DialogScroll>
);

interface Shown {
  readonly seen: Encounter | null;
  readonly outcome: Decided | null;
}

/**
 * Returns the encounter that another player decided while it was on the screen; null once its outcome is known to be unavailable.
 */
function useMissed(seen: Encounter | null): Shown | null {
  const call = api.get("/api/encounters", { query: { limit: LATEST } });
  const { data } = useRead([GAME, "missed", seen?.id], call, { enabled: seen !== null });
  if (seen === null) return null;
  if (data === undefined) return { seen, outcome: null };
  const encounter = data.past.find(({ id, key }) => id === seen.id && key === seen.key);
  return encounter === undefined
    ? null
    : { seen: encounter, outcome: { encounter, changed: [], events: [], isOwn: false, chancePercent: null } };
}

const LATEST = 5;

const isFaction = (thread: string): boolean => (FACTION_KEYS as readonly string[]).includes(thread);

/** Shows the place and the title in the light of the system's star. */
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
