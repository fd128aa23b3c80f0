/** The job list in sections: on board, reserved and open. */
import { Button, Group, Title } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { counted } from "@outbound/kit/web/format.ts";
import { EmptyState, LoadingState, QueryState } from "@outbound/kit/web/states.tsx";
import { IconFilterOff, IconPackage } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useNames } from "../../names.ts";
import { useSelection } from "../../selection/selection.tsx";
import { countsFor } from "../../together/campaign-text.ts";
import { useRunningCampaigns } from "../../together/use-campaigns.ts";
import { useAirports } from "../../use-airports.ts";
import { type Jobs, useJobs } from "../jobs-context.tsx";
import { BEST, EVERYWHERE } from "../place-picker.tsx";
import type { PlaneView } from "../plane-view.ts";
import { useCoarseNow } from "../ticking.ts";
import { CoolingOff } from "./cooling-off.tsx";
import { type Filters, type Sort, shownOffers } from "./job-list.ts";
import { JobRow } from "./job-row.tsx";
import classes from "./list.module.css";
import type { Offer } from "./offers.ts";
import { useBestOffers } from "./use-best-offers.ts";

export interface JobSectionsProps {
  /** ICAO code, `EVERYWHERE` or `BEST`. */
  readonly place: string;
  readonly filters: Filters;
  readonly sort: Sort;
  readonly onClear: () => void;
}

export function JobSections({ place, filters, sort, onClear }: JobSectionsProps) {
  const now = useCoarseNow(5_000);
  const jobs = useJobs();
  const names = useNames();
  const { offers, view } = jobs;
  const isBest = place === BEST && view !== null;
  const { best, query } = useBestOffers(isBest);
  if (useAirports().size === 0) return <LoadingState what="the airports" />;
  const show = (part: readonly Offer[]) => shownOffers(part, filters, sort, now, names.place);
  const onBoard = offers.filter(({ job }) => job.status === "loaded" && job.planeId === view?.plane.id);
  const reserved = offers.filter(({ job }) => job.status === "accepted");
  const there = isBest
    ? (best?.offers ?? [])
    : offers.filter(({ job }) => job.status === "open" && isAt(job.originIcao, place, jobs));
  const open = show(there);
  const isLoading = isBest && best === undefined;
  const isAnywhere = isBest || place === EVERYWHERE;
  const anywhere = isBest || view === null ? "all your airports" : "all stops of this plane";
  const where = isAnywhere ? anywhere : names.place(place);
  const why = view?.stops.includes(place) ? whyNotYet(view, place, where) : undefined;
  return (
    <>
      <CoolingOff />
      {why !== undefined && (
        <Group px="var(--outbound-gutter)" pb="0.5rem" gap="sm" wrap="nowrap">
          <Note className="grow">{why}</Note>
          {view?.plane.broken && view.plane.status === "available" && (
            <Button component={Link} href={`/fleet?plane=${view.plane.id}`} variant="light" size="xs">
              Repair it
            </Button>
          )}
        </Group>
      )}
      <Section title="On board" offers={show(onBoard)} withOrigin />
      <Section title="Reserved for you" offers={show(reserved)} withOrigin />
      <Section title={isBest ? "Best for this plane" : "Open"} offers={open} withOrigin={isAnywhere}>
        {isLoading && <QueryState query={query} what="the best jobs" />}
        {there.length === 0 && !isLoading && <NoJobs where={where} />}
        {there.length > 0 && open.length === 0 && <AllFiltered count={there.length} onClear={onClear} />}
      </Section>
      {best !== undefined && best.unknown > 0 && (
        <Note p="var(--outbound-gutter)">
          {counted(best.unknown, "more job")} that this plane can carry: choose another airport above to see its jobs.
        </Note>
      )}
    </>
  );
}

/** Returns why jobs at a stop of the plane cannot be loaded now. */
function whyNotYet({ plane, groundIcao, queue }: PlaneView, place: string, where: string): string | undefined {
  const { name, status, broken } = plane;
  const later = "Select or reserve jobs now, and load them then.";
  if (place !== groundIcao) {
    return place === queue.at(-1)
      ? `${name} will stay at ${where} when its queue is flown. Reserve jobs shortly before.`
      : `${name} only passes through ${where}: it flies on at once. To load here, take the later legs off its queue.`;
  }
  if (status === "flying") return `${name} has not landed at ${where} yet. ${later}`;
  if (status === "repairing") return `${name} is in repair, and can be loaded when it is ready. ${later}`;
  return broken ? `${name} is broken and does not fly before it is repaired. It can be loaded meanwhile.` : undefined;
}

const isAt = (icao: string, place: string, { view }: Jobs): boolean =>
  place === EVERYWHERE ? view === null || view.stops.includes(icao) : icao === place;

interface SectionProps {
  readonly title: string;
  readonly offers: readonly Offer[];
  readonly withOrigin: boolean;
  /** Shown when there are no offers. If absent, an empty section is hidden. */
  readonly children?: ReactNode;
}

function Section({ title, offers, withOrigin, children }: SectionProps) {
  const [{ cart, hinted }, change] = useSelection();
  const { view } = useJobs();
  const campaigns = useRunningCampaigns();
  if (offers.length === 0 && children === undefined) return null;
  return (
    <section>
      <div className={classes.sectionHead}>
        <Title order={3}>{title}</Title>
        <Note size="xs">{counted(offers.length, "job")}</Note>
      </div>
      {offers.length === 0 && children}
      <ul>
        {offers.map((offer) => (
          <JobRow
            key={offer.job.id}
            offer={offer}
            isPicked={cart.includes(offer.job.id)}
            isHinted={offer.job.id === hinted}
            hasPlane={view !== null}
            change={change}
            withOrigin={withOrigin && offer.job.originIcao !== view?.groundIcao}
            isForCampaign={campaigns.some((campaign) => countsFor(campaign, offer.job))}
          />
        ))}
      </ul>
    </section>
  );
}

const NoJobs = ({ where }: { readonly where: string }) => (
  <EmptyState icon={<IconPackage size={22} />} title={`No open jobs at ${where}`}>
    Other players took them, or they expired. New jobs appear within 1 to 15 minutes of real time; short ones come
    sooner. Or fly on: find an airport to see what a flight there takes.
  </EmptyState>
);

const AllFiltered = ({ count, onClear }: { readonly count: number; readonly onClear: () => void }) => (
  <EmptyState
    icon={<IconFilterOff size={22} />}
    title="No job matches the filters"
    action={
      <Button variant="default" size="xs" onClick={onClear}>
        Clear search and filters
      </Button>
    }
  >
    {counted(count, "job")} {count === 1 ? "is" : "are"} open here.
  </EmptyState>
);
