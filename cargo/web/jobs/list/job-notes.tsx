/** What else is to be known of a job before it is picked: its special's rule, and why it does not fit. */
import { IconAlertTriangle, IconInfoCircle } from "@tabler/icons-react";
import { specialOf } from "../../../rules/jobs/specials.ts";
import classes from "./job-notes.module.css";
import type { Offer } from "./offer.ts";

export function JobNotes({ offer, isPicked }: { readonly offer: Offer; readonly isPicked: boolean }) {
  const { job, misfits } = offer;
  const rule = specialOf(job.special ?? null)?.rule;
  const shown = job.status === "loaded" || isPicked ? [] : misfits;
  if (rule === undefined && shown.length === 0) return null;
  return (
    <ul className={classes.notes}>
      {rule !== undefined && (
        <li>
          <IconInfoCircle size={14} aria-hidden />
          {rule}
        </li>
      )}
      {shown.map((reason) => (
        <li key={reason} className={classes.misfit}>
          <IconAlertTriangle size={14} aria-hidden />
          {reason}
        </li>
      ))}
    </ul>
  );
}
