/** Guides a new player through the first steps, and celebrates the last one. It is below the page and covers nothing of it. */
import { Button, Popover, RingProgress, Text } from "@mantine/core";
import { IconButton } from "@outbound/kit/web/elements/icon-button.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { useIsPhone } from "@outbound/kit/web/elements/screen.ts";
import { euros } from "@outbound/kit/web/format.ts";
import { IconCircle, IconCircleCheck, IconCircleDashed, IconConfetti, IconX } from "@tabler/icons-react";
import { useRef } from "react";
import { Link, useLocation } from "wouter";
import bars from "../bottom-bar.module.css";
import { useGame } from "../live/live.tsx";
import { priceFor } from "../market/plane-price.ts";
import { useSelection } from "../selection/selection.tsx";
import { useStepsDismissed } from "../steps-dismissed.ts";
import classes from "./first-steps.module.css";
import { expandText, missingFor, type Progress, progressOf, STEP_GUIDES, type Step } from "./steps.ts";

export function FirstSteps() {
  const { player, planes } = useGame();
  const [dismissed, setDismissed] = useStepsDismissed(player.id);
  const progress = progressOf(player.onboarding);
  // If all steps were done when the page opened, the player has seen the celebration already.
  const wasOpen = useRef(progress.next !== undefined);
  // Players without a plane get their instructions from the pages and the relief.
  const isLeftOut = useIsLeftOut();
  if (isLeftOut || dismissed || !wasOpen.current || planes.length === 0) return null;
  const dismiss = () => setDismissed(true);
  return progress.next === undefined ? (
    <Celebration dismiss={dismiss} />
  ) : (
    <Guide progress={progress} next={progress.next} dismiss={dismiss} />
  );
}

/** True on a phone while jobs are in the cart: the cart says what comes next, and the list of jobs needs the room. */
function useIsLeftOut(): boolean {
  const isPhone = useIsPhone();
  const [here] = useLocation();
  const [{ cart }] = useSelection();
  return isPhone && here === "/" && cart.length > 0;
}

interface GuideProps {
  readonly progress: Progress;
  readonly next: NonNullable<Progress["next"]>;
  readonly dismiss: () => void;
}

function Guide({ progress, next, dismiss }: GuideProps) {
  const { title, text, path, link } = STEP_GUIDES[next];
  const textOf = useStepText();
  const missing = useMissing(next);
  const [here] = useLocation();
  const watch = useWatch();
  const first = useRef(progress.done);
  const gained = progress.done > first.current;
  return (
    <section className={bars.bar} aria-label="First steps">
      {gained && <span key={progress.done} className={classes.gained} data-gained aria-hidden />}
      <AllSteps progress={progress} next={next} />
      <Text size="sm" className="grow" role="status">
        <Text span inherit fw={650}>
          {missing > 0 ? `${euros(missing)} to go for a second plane` : title}
          <span className={classes.detail}>: </span>
        </Text>
        <span className={classes.detail}>{missing > 0 ? text : textOf(next)}</span>
      </Text>
      {next === "deliver"
        ? watch !== undefined && (
            <Button size="xs" variant="light" onClick={watch}>
              {link}
            </Button>
          )
        : here !== path &&
          missing === 0 && (
            <Button component={Link} href={path} size="xs" variant="light">
              {link}
            </Button>
          )}
      <IconButton icon={IconX} size="lg" label="Hide the first steps" onClick={dismiss} />
    </section>
  );
}

function useCheapest(): number {
  const { catalog, economy } = useGame();
  return Math.min(...catalog.map((model) => priceFor(model, economy)));
}

const useMissing = (step: Step): number => missingFor(step, useGame().player.money, useCheapest());

/** Returns the instructions of a step. */
function useStepText(): (step: Step) => string {
  const { player } = useGame();
  const cheapest = useCheapest();
  return (step) => (step === "expand" ? expandText(player.money, cheapest) : STEP_GUIDES[step].text);
}

/** Returns a function that shows the first flying plane and follows it; undefined without one, or while it is followed. */
function useWatch(): (() => void) | undefined {
  const { planes } = useGame();
  const [here, go] = useLocation();
  const [{ planeId, isFollowed }, change] = useSelection();
  const flying = planes.find(({ status }) => status === "flying");
  if (flying === undefined || (here === "/" && isFollowed && planeId === flying.id)) return undefined;
  return () => {
    change({ kind: "plane", planeId: flying.id });
    change({ kind: "follow", isFollowed: true });
    go("/");
  };
}

function AllSteps({ progress: { done, all }, next }: Omit<GuideProps, "dismiss">) {
  const steps = useGame().player.onboarding;
  const textOf = useStepText();
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
                {!isDone && <Note size="xs">{textOf(step)}</Note>}
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

/** Celebrates the last step, and links to a first route or the milestones. */
function Celebration({ dismiss }: { readonly dismiss: () => void }) {
  const { routes } = useGame();
  const next =
    routes.length === 0
      ? { text: "Next: a route, whose planes earn while you are away.", link: "Plan a route", path: "/routes" }
      : { text: "Next: milestones, which earn liveries and titles.", link: "See milestones", path: "/milestones" };
  return (
    <section className={bars.bar} data-done aria-label="First steps">
      <IconConfetti size={26} className="good" aria-hidden />
      <Text size="sm" className="grow" role="status">
        <Text span inherit fw={650}>
          All five first steps are done.
        </Text>
        <span className={classes.detail}> {next.text}</span>
      </Text>
      <Button component={Link} href={next.path} size="xs" variant="light" onClick={dismiss}>
        {next.link}
      </Button>
      <IconButton icon={IconX} size="lg" label="Close" onClick={dismiss} />
    </section>
  );
}
