/** The list in its parts: what is on board, what is reserved, and what is open for everybody. */
import { Button, Text, Title } from "@mantine/core";
import { counted } from "@outbound/kit/web/format.ts";
import { EmptyState, LoadingState } from "@outbound/kit/web/states.tsx";
import { IconFilterOff, IconPackage } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { placeName } from "../../airports.ts";
import { useSelection } from "../../world/selection.tsx";
import { EVERYWHERE } from "../place-picker.tsx";
import type { PlaneView } from "../plane-view.ts";
import { useCoarseNow } from "../ticking.ts";
import type { Jobs } from "../use-jobs.ts";
import { type Filters, type Sort, shownOffers } from "./job-list.ts";
import { JobRow } from "./job-row.tsx";
import classes from "./job-sections.module.css";
import type { Offer } from "./offer.ts";

export interface JobSectionsProps {
  readonly jobs: Jobs;
  /** ICAO code, or all. */
  readonly place: string;
  readonly filters: Filters;
  readonly sort: Sort;
  readonly onClear: () => void;
}

export function JobSections({ jobs, place, filters, sort, onClear }: JobSectionsProps) {
  const now = useCoarseNow(5_000);
  const { offers, airports, view } = jobs;
  if (airports.size === 0) return <LoadingState what="the airports" />;
  const name = (icao: string) => placeName(airports, icao);
  const show = (part: readonly Offer[]) => shownOffers(part, filters, sort, now, name);
  const onBoard = offers.filter(({ job }) => job.status === "loaded" && job.planeId === view?.plane.id);
  const reserved = offers.filter(({ job }) => job.status === "accepted");
  const there = offers.filter(({ job }) => job.status === "open" && isAt(job.originIcao, place, jobs));
  const open = show(there);
  const where = place === EVERYWHERE ? (view === null ? "all airports of yours" : "all its stops") : name(place);
  return (
    <>
      {view?.stops.includes(place) && <NotYet view={view} place={place} where={where} />}
      <Section title="On board" offers={show(onBoard)} jobs={jobs} withOrigin />
      <Section title="Reserved for you" offers={show(reserved)} jobs={jobs} withOrigin />
      <Section title="Open" offers={open} jobs={jobs} withOrigin={place === EVERYWHERE}>
        {there.length === 0 && <NoJobs where={where} />}
        {there.length > 0 && open.length === 0 && <AllFiltered count={there.length} onClear={onClear} />}
      </Section>
    </>
  );
}

interface NotYetProps {
  readonly view: PlaneView;
  readonly place: string;
  readonly where: string;
}

/** Why what is shown cannot be loaded at once. */
function NotYet({ view, place, where }: NotYetProps) {
  const text = whyNotYet(view, place, where);
  return text === undefined ? null : (
    <Text size="sm" c="dimmed" className={classes.note}>
      {text}
    </Text>
  );
}

function whyNotYet({ plane, groundIcao, queue }: PlaneView, place: string, where: string): string | undefined {
  const { name, status, broken } = plane;
  const later = "Pick or reserve jobs now, and load them then.";
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
  readonly jobs: Jobs;
  readonly withOrigin: boolean;
  /** In place of the list when that is empty; without it there is no section then. */
  readonly children?: ReactNode;
}

function Section({ title, offers, jobs, withOrigin, children }: SectionProps) {
  const [{ cart, hinted }, change] = useSelection();
  if (offers.length === 0 && children === undefined) return null;
  return (
    <section>
      <div className={classes.heading}>
        <Title order={3} size="h3">
          {title}
        </Title>
        <Text size="xs" c="dimmed">
          {counted(offers.length, "job")}
        </Text>
      </div>
      {offers.length === 0 ? (
        children
      ) : (
        <ul className={classes.list}>
          {offers.map((offer) => (
            <JobRow
              key={offer.job.id}
              offer={offer}
              airports={jobs.airports}
              isPicked={cart.includes(offer.job.id)}
              isHinted={offer.job.id === hinted}
              hasPlane={jobs.view !== null}
              change={change}
              withOrigin={withOrigin && offer.job.originIcao !== jobs.view?.groundIcao}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

const NoJobs = ({ where }: { readonly where: string }) => (
  <EmptyState icon={<IconPackage size={22} />} title={`No open jobs at ${where}`}>
    Somebody was faster, or they expired. An emptied place has a new job after 1 to 15 real minutes, by how far it goes.
  </EmptyState>
);

const AllFiltered = ({ count, onClear }: { readonly count: number; readonly onClear: () => void }) => (
  <EmptyState
    icon={<IconFilterOff size={22} />}
    title="No job passes the filters"
    action={
      <Button variant="default" size="xs" onClick={onClear}>
        Clear search and filters
      </Button>
    }
  >
    {counted(count, "job")} {count === 1 ? "is" : "are"} open here.
  </EmptyState>
);
