/** Leads a new player through the first five steps, and celebrates the last. Below the page, so that it covers nothing. */
import { ActionIcon, Button, Popover, RingProgress, Text } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { IconCircle, IconCircleCheck, IconCircleDashed, IconConfetti, IconX } from "@tabler/icons-react";
import { useRef } from "react";
import { Link, useLocation } from "wouter";
import type { Player } from "../api.ts";
import { useGame } from "../live/live.tsx";
import classes from "./first-steps.module.css";
import { type Progress, progressOf, STEP_GUIDES } from "./steps.ts";

/** Whether this player wants no guide any more, kept by the browser. */
export function useStepsDismissed(playerId: number) {
  return useLocalStorage({
    key: `outbound-cargo-steps-dismissed-${playerId}`,
    defaultValue: false,
    getInitialValueInEffect: false,
  });
}

export function FirstSteps() {
  const { player } = useGame();
  const [dismissed, setDismissed] = useStepsDismissed(player.id);
  const progress = progressOf(player.onboarding);
  // Anyone who opens the page with all done has been celebrated before.
  const wasOpen = useRef(progress.next !== undefined);
  if (dismissed || !wasOpen.current) return null;
  const dismiss = () => setDismissed(true);
  return progress.next === undefined ? (
    <Celebration dismiss={dismiss} />
  ) : (
    <Guide steps={player.onboarding} progress={progress} next={progress.next} dismiss={dismiss} />
  );
}

interface GuideProps {
  readonly steps: Player["onboarding"];
  readonly progress: Progress;
  readonly next: NonNullable<Progress["next"]>;
  readonly dismiss: () => void;
}

function Guide({ steps, progress, next, dismiss }: GuideProps) {
  const { title, text, path, link } = STEP_GUIDES[next];
  const [here] = useLocation();
  return (
    <section className={classes.bar} aria-label="First steps">
      <AllSteps steps={steps} progress={progress} next={next} />
      <Text size="sm" className={classes.text} role="status">
        <Text span inherit fw={650}>
          {title}
          <span className={classes.detail}>: </span>
        </Text>
        <span className={classes.detail}>{text}</span>
      </Text>
      {here !== path && (
        <Button component={Link} href={path} size="xs" variant="light">
          {link}
        </Button>
      )}
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Hide the first steps" onClick={dismiss}>
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </section>
  );
}

function AllSteps({ steps, progress: { done, all }, next }: Omit<GuideProps, "dismiss">) {
  return (
    <Popover position="top-start" shadow="md" width={320} withArrow trapFocus>
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          px={6}
          leftSection={
            <RingProgress size={28} thickness={4} roundCaps sections={[{ value: (100 * done) / all, color: "teal" }]} />
          }
          aria-label={`First steps: ${done} of ${all} done. Show all`}
        >
          {done} of {all}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="The first steps">
        <ol className={classes.list}>
          {steps.map(({ step, done: isDone }) => (
            <li key={step} aria-current={step === next ? "step" : undefined}>
              {stepIcon(isDone, step === next)}
              <div>
                <Text size="sm" fw={step === next ? 650 : 500} {...(isDone && { c: "dimmed" })}>
                  {STEP_GUIDES[step].title}
                </Text>
                {!isDone && (
                  <Text size="xs" c="dimmed">
                    {STEP_GUIDES[step].text}
                  </Text>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Popover.Dropdown>
    </Popover>
  );
}

function stepIcon(isDone: boolean, isNext: boolean) {
  if (isDone) return <IconCircleCheck size={18} className="good" aria-label="Done" />;
  return isNext ? (
    <IconCircleDashed size={18} className="accent" aria-label="Next" />
  ) : (
    <IconCircle size={18} aria-label="Not yet" />
  );
}

function Celebration({ dismiss }: { readonly dismiss: () => void }) {
  return (
    <section className={classes.bar} data-done aria-label="First steps">
      <IconConfetti size={26} className="good" aria-hidden />
      <Text size="sm" className={classes.text} role="status">
        <Text span inherit fw={650}>
          All five first steps are done.
        </Text>
        <span className={classes.detail}> You own a fleet: the sky is yours.</span>
      </Text>
      <Button component={Link} href="/leaderboard" size="xs" variant="light">
        See your rank
      </Button>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Close" onClick={dismiss}>
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </section>
  );
}
