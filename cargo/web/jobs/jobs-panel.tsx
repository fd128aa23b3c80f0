/** The jobs beside the map: what waits where the selected plane is or goes, what it would bring, and the cart. */
import { Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useRef, useState } from "react";
import { Cart } from "./cart/cart.tsx";
import classes from "./jobs-panel.module.css";
import { JobFilters } from "./list/job-filters.tsx";
import { type Filters, NO_FILTERS, type Sort } from "./list/job-list.ts";
import { JobSections } from "./list/job-sections.tsx";
import { useKeptScroll } from "./list/use-kept-scroll.ts";
import { PlacePicker } from "./place-picker.tsx";
import { useJobs } from "./use-jobs.ts";
import { usePlace } from "./use-place.ts";

export function JobsPanel() {
  const jobs = useJobs();
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);
  const [sort, setSort] = useState<Sort>("net");
  const [place, setPlace] = usePlace(jobs);
  const panel = useRef<HTMLElement>(null);
  const cart = useRef<HTMLElement>(null);
  const [isCartOpen, setCartOpen] = useState(false);
  const isPhone = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
  const isCartAlone = isCartOpen && !isPhone && jobs.view !== null;
  useKeptScroll(panel, isCartAlone);
  const openCart = (isOpen: boolean) => {
    setCartOpen(isOpen);
    cart.current?.focus({ preventScroll: true });
  };
  const { state, airports, view } = jobs;
  const jobsAt = (icao: string) => state.market.airports.find((airport) => airport.icao === icao)?.openJobs ?? 0;
  return (
    <section className={classes.panel} aria-label="Jobs" ref={panel}>
      <div hidden={isCartAlone} className={classes.browse}>
        <div className={classes.head}>
          <div className={classes.place}>
            <Title order={2} className={classes.heading}>
              Jobs at
            </Title>
            <PlacePicker
              airports={airports}
              stops={view?.stops ?? []}
              open={state.market.airports.map(({ icao }) => icao)}
              jobsAt={jobsAt}
              value={place}
              onChange={setPlace}
            />
          </div>
          <JobFilters
            filters={filters}
            onFilters={setFilters}
            sort={sort}
            onSort={setSort}
            hasPlane={view !== null}
            hasQueue={(view?.queue.length ?? 0) > 0}
          />
          {view !== null && (
            <button type="button" className={classes.skip} onClick={() => cart.current?.focus()}>
              Skip the list and go to the cart
            </button>
          )}
        </div>
        <JobSections jobs={jobs} place={place} filters={filters} sort={sort} onClear={() => setFilters(NO_FILTERS)} />
      </div>
      {view !== null && (
        <Cart
          key={view.plane.id}
          jobs={jobs}
          view={view}
          isOpen={isCartOpen}
          onOpen={openCart}
          isPhone={isPhone}
          ref={cart}
        />
      )}
    </section>
  );
}
