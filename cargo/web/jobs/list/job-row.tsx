/** One job: destination, goods, pay, flight costs and net. */
import { ActionIcon, Badge, Group, Text, Tooltip, VisuallyHidden } from "@mantine/core";
import { IconButton } from "@outbound/kit/web/elements/icon-button.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { decimal, euros, signedEuros } from "@outbound/kit/web/format.ts";
import {
  IconAlertTriangle,
  IconCheck,
  IconChevronDown,
  IconClock,
  IconCoins,
  type Icon as IconComponent,
  IconGasStation,
  IconInfoCircle,
  IconMapPin,
  IconPackage,
  IconPlus,
  IconRoute,
  IconTool,
  IconUsersGroup,
} from "@tabler/icons-react";
import { memo, type ReactNode, useState } from "react";
import { type Special, specialOf } from "../../../rules/jobs/specials.ts";
import { kilograms, kilometres, piecesText } from "../../cargo-text.ts";
import { shortInstant, timeLeft } from "../../live/clock-text.ts";
import { useNames } from "../../names.ts";
import type { SelectionChange } from "../../selection/selection-change.ts";
import { useTicking } from "../ticking.ts";
import { JobActions } from "./job-actions.tsx";
import classes from "./list.module.css";
import type { Offer } from "./offers.ts";

export interface JobRowProps {
  readonly offer: Offer;
  readonly isPicked: boolean;
  /** True while the pointer or the focus is on the job, in the list or on the map. */
  readonly isHinted: boolean;
  /** Without a plane, jobs cannot be selected. */
  readonly hasPlane: boolean;
  readonly change: (change: SelectionChange) => void;
  /** Shows the airport of origin. */
  readonly withOrigin: boolean;
  /** True if the delivery counts for a campaign. */
  readonly isForCampaign: boolean;
}

/** Takes parts of the selection as props, so that a hint on one row does not render the others. */
export const JobRow = memo(function JobRow(props: JobRowProps) {
  const { offer, isPicked, isHinted, hasPlane, change, withOrigin, isForCampaign } = props;
  const [isOpen, setOpen] = useState(false);
  const { job } = offer;
  const special = specialOf(job.special ?? null);
  const name = `${piecesText(job)} to ${useNames().place(job.destIcao)}`;
  const hint = (packageId: number | null) => () => change({ kind: "hint", packageId });
  const hasFigures = offer.leg !== null || offer.deadline !== null || job.dueSimTime !== undefined;
  const more = (
    <IconButton
      icon={IconChevronDown}
      size={32}
      className={`touch ${classes.more}`}
      aria-expanded={isOpen}
      label={`${isOpen ? "Less" : "More"} about ${name}`}
      onClick={() => setOpen(!isOpen)}
    />
  );
  return (
    <li
      className={classes.row}
      data-picked={isPicked || undefined}
      data-hinted={isHinted || undefined}
      data-plain={!hasPlane || undefined}
      data-job={job.id}
      onMouseEnter={hint(job.id)}
      onMouseLeave={hint(null)}
      onFocus={hint(job.id)}
      onBlur={hint(null)}
    >
      {hasPlane && <PickButton offer={offer} name={name} isPicked={isPicked} change={change} />}
      <div className={classes.body}>
        <Heading
          offer={offer}
          special={special}
          withOrigin={withOrigin}
          isForCampaign={isForCampaign}
          more={hasFigures ? undefined : more}
        />
        {hasFigures && (
          <div className={classes.foot}>
            <JobFigures offer={offer} />
            {more}
          </div>
        )}
        <Notes rule={special?.rule} misfits={job.status === "loaded" || isPicked ? [] : offer.misfits} />
        {isOpen && <JobActions offer={offer} name={name} />}
      </div>
    </li>
  );
});

/** Adds the job to the cart or removes it. Jobs on board or at other airports cannot be selected. */
function PickButton(given: Pick<JobRowProps, "offer" | "isPicked" | "change"> & { readonly name: string }) {
  const { offer, name, isPicked, change } = given;
  const { job } = offer;
  if (job.status === "loaded" || !offer.isHere) {
    const Icon = job.status === "loaded" ? IconPackage : IconMapPin;
    return (
      <span className={classes.mark}>
        <Icon size={20} aria-hidden />
      </span>
    );
  }
  return (
    <ActionIcon
      size={40}
      radius="xl"
      variant={isPicked ? "filled" : "default"}
      aria-pressed={isPicked}
      aria-label={`Pick ${name}`}
      disabled={!isPicked && offer.misfits.length > 0}
      onClick={() => change({ kind: isPicked ? "drop" : "pick", packageId: job.id })}
    >
      {isPicked ? <IconCheck size={20} aria-hidden /> : <IconPlus size={20} aria-hidden />}
    </ActionIcon>
  );
}

interface HeadingProps extends Pick<JobRowProps, "offer" | "withOrigin" | "isForCampaign"> {
  readonly special: Special | undefined;
  /** The button for more actions, placed here if the row has no figures beside which it fits. */
  readonly more: ReactNode;
}

function Heading({ offer, special, withOrigin, isForCampaign, more }: HeadingProps) {
  const { job, distanceKm, isAlongQueue } = offer;
  const names = useNames();
  return (
    <div className={classes.heading}>
      <div className={classes.body}>
        <Text component="h4" className={classes.place}>
          <VisuallyHidden>To </VisuallyHidden>
          {names.place(job.destIcao)}
          {distanceKm !== null && <span className={classes.distance}>{kilometres(distanceKm)}</span>}
        </Text>
        <div className={classes.cargo}>
          {piecesText(job)} · {kilograms(job.weightKg)}
          {withOrigin && ` · from ${names.place(job.originIcao)}`}
        </div>
        {(special !== undefined || isAlongQueue || isForCampaign) && (
          <Group gap={6} py="0.2rem">
            {special !== undefined && (
              <Tooltip label={special.rule} multiline maw={260}>
                <Badge size="sm" color="amber" variant="light">
                  {special.label}
                </Badge>
              </Tooltip>
            )}
            {isForCampaign && (
              <Tooltip label="Counts for a campaign, which pays 25 % on top if it succeeds" multiline maw={260}>
                <Badge size="sm" variant="light" leftSection={<IconUsersGroup size={12} aria-hidden />}>
                  Campaign
                </Badge>
              </Tooltip>
            )}
            {isAlongQueue && (
              <Badge size="sm" variant="light" leftSection={<IconRoute size={12} aria-hidden />}>
                On the way
              </Badge>
            )}
          </Group>
        )}
      </div>
      <div className={classes.end}>
        <Worth offer={offer} />
        {more}
      </div>
    </div>
  );
}

/** Shows what the job adds to the cart's net, or its net alone; without a plane, its pay. */
function Worth({ offer }: { readonly offer: Offer }) {
  const { gains, added, leg, job, isTripGain = false } = offer;
  const about = leg?.isExact ? "" : "≈ ";
  if (gains === null) {
    return (
      <div className={classes.worth}>
        <Note size="xs">pays</Note>
        <span className={classes.net}>{euros(job.payout)}</span>
      </div>
    );
  }
  return (
    <div className={classes.worth}>
      <div className={`${classes.net} ${(added ?? gains.net) < 0 ? "bad" : ""}`}>
        <Text span size="xs" c="dimmed" fw={400}>
          {added === null ? "net " : "adds "}
        </Text>
        {added === null ? about : "≈ "}
        {euros(added ?? gains.net)}
      </div>
      <Tooltip
        label={`${added === null || isTripGain ? "" : `Alone: net ${euros(gains.net)}. `}${decimal(gains.netPerKg)}\u00a0€ a kilogram. An hour of flight is simulated time.`}
        multiline
        maw={240}
      >
        <Note size="xs">{perHour(offer, about)}</Note>
      </Tooltip>
    </div>
  );
}

/** Returns the net per hour as text, and whether it is the job's own or that of the whole trip. */
function perHour({ gains, added, isTripGain }: Offer, about: string): string {
  const rate = gains?.netPerHour ?? 0;
  if (isTripGain) return `trip ${signedEuros(rate)} per hour`;
  return `${added === null ? "" : "alone "}${about}${euros(rate)} per hour`;
}

/** Shows the pay, the flight costs, and how long the job is available. */
function JobFigures({ offer: { job, leg, deadline } }: { readonly offer: Offer }) {
  const about = leg?.isExact ? "" : "≈ ";
  return (
    <dl className={classes.figures} data-figures>
      {leg !== null && (
        <>
          <Figure icon={IconCoins} label="Pays">
            {euros(job.payout)}
          </Figure>
          <Figure icon={IconGasStation} label="Fuel">
            {about + euros(leg.fuelCost)}
          </Figure>
          <Figure icon={IconTool} label="Wear cost">
            {euros(leg.wearCost)}
          </Figure>
        </>
      )}
      {job.status === "loaded" && job.dueSimTime !== undefined && (
        <Figure icon={IconClock} label="Due">
          {shortInstant(job.dueSimTime)}
        </Figure>
      )}
      {deadline !== null && (
        <Figure icon={IconClock} label={job.status === "accepted" ? "Reserved for" : "Expires in"}>
          <Countdown deadline={deadline} />
        </Figure>
      )}
    </dl>
  );
}

interface FigureProps {
  readonly icon: IconComponent;
  readonly label: string;
  readonly children: ReactNode;
}

const Figure = ({ icon: Icon, label, children }: FigureProps) => (
  <div>
    <dt>
      <Icon size={13} aria-hidden />
      {label}
    </dt>
    <dd>{children}</dd>
  </div>
);

/** `deadline` is a `performance.now()` value. */
const Countdown = ({ deadline }: { readonly deadline: number }) => useTicking((now) => timeLeft(deadline - now));

function Notes({ rule, misfits }: { readonly rule: string | undefined; readonly misfits: readonly string[] }) {
  if (rule === undefined && misfits.length === 0) return null;
  return (
    <ul className={classes.notes}>
      {rule !== undefined && (
        <li>
          <IconInfoCircle size={14} aria-hidden />
          {rule}
        </li>
      )}
      {misfits.map((reason) => (
        <li key={reason} className="warn">
          <IconAlertTriangle size={14} aria-hidden />
          {reason}
        </li>
      ))}
    </ul>
  );
}
