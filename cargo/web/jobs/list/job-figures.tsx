/** The figures behind a job's net, in small: what it pays, what fuel and wear cost, and how long it is still there. */
import { euros } from "@outbound/kit/web/format.ts";
import { IconClock, IconCoins, IconGasStation, IconTool } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { shortInstant } from "../time-left.ts";
import { Countdown } from "./countdown.tsx";
import classes from "./job-figures.module.css";
import type { Offer } from "./offer.ts";

export function JobFigures({ offer: { job, leg, deadline } }: { readonly offer: Offer }) {
  const about = leg?.isExact ? "" : "≈ ";
  return (
    <dl className={classes.figures}>
      {leg !== null && (
        <>
          <Figure icon={<IconCoins size={13} aria-hidden />} label="Pays">
            {euros(job.payout)}
          </Figure>
          <Figure icon={<IconGasStation size={13} aria-hidden />} label="Fuel">
            {about}
            {euros(leg.fuelCost)}
          </Figure>
          <Figure icon={<IconTool size={13} aria-hidden />} label="Wear cost">
            {euros(leg.wearCost)}
          </Figure>
        </>
      )}
      {job.status === "loaded" && job.dueSimTime !== undefined && (
        <Figure icon={<IconClock size={13} aria-hidden />} label="Due">
          {shortInstant(job.dueSimTime)}
        </Figure>
      )}
      {deadline !== null && (
        <Figure icon={<IconClock size={13} aria-hidden />} label={job.status === "accepted" ? "Kept" : "Expires in"}>
          <Countdown deadline={deadline} />
        </Figure>
      )}
    </dl>
  );
}

function Figure(given: { readonly icon: ReactNode; readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>
        {given.icon}
        {given.label}
      </dt>
      <dd>{given.children}</dd>
    </div>
  );
}
