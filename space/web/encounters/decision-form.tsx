/** An open encounter: its text, the member who decides, its options, and afterwards the outcome. */
import { Button, Group, Radio, Stack, Text } from "@mantine/core";
import { NoticeLane } from "@outbound/kit/web/elements/notice-lane.tsx";
import { RefusalAlert } from "@outbound/kit/web/elements/refusal-alert.tsx";
import { useIsPhone } from "@outbound/kit/web/elements/screen.ts";
import { useAction } from "@outbound/kit/web/use-action.ts";
import { useRead } from "@outbound/kit/web/use-read.ts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ChooseAnswer, Encounter, EncounterOption } from "../api.ts";
import { DRY_RUN, useCrew, useWorld } from "../game/game.ts";
import { heldBy } from "../game/goods.ts";
import { Portrait } from "../portrait/portrait.tsx";
import classes from "./encounter.module.css";
import { chooseCall } from "./encounter.ts";
import { OptionCard } from "./option-card.tsx";
import { inOrder, isOpen } from "./option-text.ts";
import { Outcome } from "./outcome.tsx";

interface DecisionFormProps {
  readonly encounter: Encounter;
  /** `chancePercent` is the success chance of the chosen option; null for an option without a test. */
  readonly onDecided: (answer: ChooseAnswer, chancePercent: number | null) => void;
  readonly onClose: () => void;
}

/** The service chooses the member who decides. */
const ANYONE = "0";

export function DecisionForm({ encounter, onDecided, onClose }: DecisionFormProps) {
  const { members } = useCrew();
  const { busy, isOff, run } = useAction();
  const held = heldBy(useWorld());
  const [who, setWho] = useState(ANYONE);
  // Nothing is chosen at first: a key that was meant to end a turn must not decide.
  const [chosen, setChosen] = useState("");
  const [refusal, setRefusal] = useState<unknown>();
  const crewId = who === ANYONE ? null : Number(who);
  const options = useOptions(encounter, crewId, isOff);
  const isRisky = encounter.options.some(({ chancePercent }) => chancePercent !== null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setRefusal(undefined);
        const chance = options.find(({ key }) => key === chosen)?.chancePercent ?? null;
        void run(chooseCall(encounter.id, chosen, crewId), {
          onDone: (answer) => onDecided(answer, chance),
          onRefused: setRefusal,
        });
      }}
    >
      <Stack gap="md">
        <Paragraphs text={encounter.text} />
        {isRisky && members.length > 0 && (
          <Radio.Group label="Who decides" description="Their skill sets the odds." value={who} onChange={setWho}>
            <div className={classes.people}>
              <Radio.Card value={ANYONE} className={classes.person ?? ""} style={{ paddingInline: "0.75rem" }}>
                Best suited
              </Radio.Card>
              {members.map(({ id, name }) => (
                <Radio.Card key={id} value={String(id)} className={classes.person ?? ""} aria-label={name}>
                  <Portrait memberId={id} size={30} />
                  {name.split(" ")[0]}
                </Radio.Card>
              ))}
            </div>
          </Radio.Group>
        )}
        <Radio.Group aria-label="Options" value={chosen} onChange={setChosen}>
          <Stack gap="xs">
            {inOrder(options).map((option, place) => (
              <OptionCard
                key={option.key}
                option={option}
                isFirst={place === 0}
                isChosen={option.key === chosen}
                held={held}
              />
            ))}
          </Stack>
        </Radio.Group>
        <RefusalAlert error={refusal} />
        <Footer>
          <Button variant="default" onClick={onClose}>
            Later
          </Button>
          <Button
            type="submit"
            loading={busy}
            disabled={isOff || !options.some((option) => option.key === chosen && isOpen(option, held))}
          >
            Decide
          </Button>
        </Footer>
      </Stack>
    </form>
  );
}

/** A decided encounter with its outcome. */
export interface Decided extends Pick<ChooseAnswer, "encounter" | "changed" | "events"> {
  /** True if this player decided. */
  readonly isOwn: boolean;
  /** Success chance of the chosen option; null without a test, and if another player decided. */
  readonly chancePercent: number | null;
}

/** Shows the outcome and all changes. */
export function DecidedView({ decided, onClose }: { readonly decided: Decided; readonly onClose: () => void }) {
  const { encounter } = decided;
  const option = encounter.options.find(({ key }) => key === encounter.decided?.option);
  const next = useRef<HTMLButtonElement>(null);
  // The focused button was removed, so the focus moves to the next one.
  useEffect(() => next.current?.focus(), []);
  return (
    <Stack gap="md">
      <Outcome {...decided} option={option} />
      <Footer>
        <Button ref={next} onClick={onClose}>
          Continue
        </Button>
      </Footer>
    </Stack>
  );
}

/** The buttons, always in view. On a phone the dialog takes the whole screen, and messages are above them. */
const Footer = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.footer}>
    {useIsPhone() && <NoticeLane limit={1} />}
    <Group justify="flex-end" gap="xs" className={classes.buttons}>
      {children}
    </Group>
  </div>
);

function Paragraphs({ text }: { readonly text: string }) {
  return text.split(/\n+/).map((paragraph) => (
    <Text key={paragraph} lh={1.6}>
      {paragraph}
    </Text>
  ));
}

/** Returns the options for this crew member. The cautious option can always be previewed. */
function useOptions(encounter: Encounter, crewId: number | null, isOff: boolean): readonly EncounterOption[] {
  const { epoch, save } = useWorld();
  const cautious = encounter.options.find((option) => option.cautious);
  const dryRun = chooseCall(encounter.id, cautious?.key ?? "", crewId).preview();
  // The encounter's own options show whether goods that they need have changed.
  const { data } = useRead([DRY_RUN, "options", epoch, encounter, crewId, save.turn], dryRun, {
    enabled: !isOff && crewId !== null && cautious !== undefined,
  });
  return data?.encounter.options ?? encounter.options;
}
