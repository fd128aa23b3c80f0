/** One job: where it goes, what it holds, what it pays, what the way there takes, and what it leaves. */
import { ActionIcon, Badge, Text, Tooltip, VisuallyHidden } from "@mantine/core";
import { decimal, euros } from "@outbound/kit/web/format.ts";
import { IconCheck, IconChevronDown, IconMapPin, IconPackage, IconPlus, IconRoute } from "@tabler/icons-react";
import { memo, useState } from "react";
import { specialOf } from "../../../rules/jobs/specials.ts";
import { type Airports, placeName } from "../../airports.ts";
import type { SelectionChange } from "../../world/selection.tsx";
import { kilograms, kilometres, piecesText } from "../cargo-text.ts";
import { JobActions } from "./job-actions.tsx";
import { JobFigures } from "./job-figures.tsx";
import { JobNotes } from "./job-notes.tsx";
import classes from "./job-row.module.css";
import type { Offer } from "./offer.ts";

export interface JobRowProps {
  readonly offer: Offer;
  readonly airports: Airports;
  readonly isPicked: boolean;
  /** It is pointed at, here or on the map. */
  readonly isHinted: boolean;
  /** Without a plane there is nothing to pick for. */
  readonly hasPlane: boolean;
  readonly change: (change: SelectionChange) => void;
  /** Says where it waits; where all of a list wait at one airport its heading does. */
  readonly withOrigin?: boolean;
}

/** Takes the selection's parts one by one: what is pointed at must not render the other rows again. */
export const JobRow = memo(function JobRow(props: JobRowProps) {
  const { offer, airports, isPicked, isHinted, hasPlane, change, withOrigin = false } = props;
  const [isOpen, setOpen] = useState(false);
  const { job } = offer;
  const name = `${piecesText(job)} to ${placeName(airports, job.destIcao)}`;
  const hint = (packageId: number | null) => () => change({ kind: "hint", packageId });
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
        <Heading offer={offer} airports={airports} withOrigin={withOrigin} />
        <div className={classes.foot}>
          <JobFigures offer={offer} />
          <ActionIcon
            variant="subtle"
            color="gray"
            className={classes.more}
            aria-expanded={isOpen}
            aria-label={`${isOpen ? "Less" : "More"} about ${name}`}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown size={18} className={classes.chevron} aria-hidden />
          </ActionIcon>
        </div>
        <JobNotes offer={offer} isPicked={isPicked} />
        {isOpen && <JobActions offer={offer} airports={airports} name={name} />}
      </div>
    </li>
  );
});

/** Puts it into the cart or takes it out again; what is on board or waits elsewhere cannot be picked. */
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
  const cannot = !isPicked && offer.misfits.length > 0;
  return (
    <ActionIcon
      size={40}
      radius="xl"
      variant={isPicked ? "filled" : "default"}
      aria-pressed={isPicked}
      aria-label={`Pick ${name}`}
      disabled={cannot}
      onClick={() => change({ kind: isPicked ? "drop" : "pick", packageId: job.id })}
    >
      {isPicked ? <IconCheck size={20} aria-hidden /> : <IconPlus size={20} aria-hidden />}
    </ActionIcon>
  );
}

function Heading({ offer, airports, withOrigin }: Pick<JobRowProps, "offer" | "airports" | "withOrigin">) {
  const { job, distanceKm, isAlongQueue } = offer;
  const special = specialOf(job.special ?? null);
  return (
    <div className={classes.heading}>
      <div className={classes.what}>
        <Text component="h4" className={classes.place}>
          <VisuallyHidden>To </VisuallyHidden>
          {placeName(airports, job.destIcao)}
          {distanceKm !== null && <span className={classes.distance}>{kilometres(distanceKm)}</span>}
        </Text>
        <div className={classes.cargo}>
          {piecesText(job)} · {kilograms(job.weightKg)}
          {withOrigin && ` · from ${placeName(airports, job.originIcao)}`}
        </div>
        {(special !== undefined || isAlongQueue) && (
          <div className={classes.badges}>
            {special !== undefined && (
              <Tooltip label={special.rule} multiline maw={260}>
                <Badge size="sm" color="amber" variant="light">
                  {special.label}
                </Badge>
              </Tooltip>
            )}
            {isAlongQueue && (
              <Badge size="sm" variant="light" leftSection={<IconRoute size={12} aria-hidden />}>
                On the way
              </Badge>
            )}
          </div>
        )}
      </div>
      <Worth offer={offer} />
    </div>
  );
}

/** What is left for the player: the figure that everything is sorted by. */
function Worth({ offer: { gains, leg, job } }: { readonly offer: Offer }) {
  if (gains === null) {
    return (
      <div className={classes.worth}>
        <span className={classes.worthLabel}>pays</span>
        <span className={classes.net}>{euros(job.payout)}</span>
      </div>
    );
  }
  const about = leg?.isExact ? "" : "≈ ";
  return (
    <div className={classes.worth}>
      <span className={classes.net} data-loss={gains.net < 0 || undefined}>
        <span className={classes.worthLabel}>net </span>
        {about}
        {euros(gains.net)}
      </span>
      <Tooltip
        label={`${decimal(gains.netPerKg)}\u00a0€ a kilogram. An hour of flight is simulated time.`}
        multiline
        maw={240}
      >
        <span className={classes.perHour}>
          {about}
          {euros(gains.netPerHour)} per hour
        </span>
      </Tooltip>
    </div>
  );
}
