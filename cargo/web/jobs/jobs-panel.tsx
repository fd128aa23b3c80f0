/** The jobs panel beside the map: jobs at the selected plane's airports, their earnings, and the cart. */
import { Title, VisuallyHidden } from "@mantine/core";
import { PageDialogs } from "@outbound/kit/web/elements/page-dialogs.tsx";
import { useIsPhone } from "@outbound/kit/web/elements/screen.ts";
import { useRef, useState } from "react";
import { Cart } from "./cart/cart.tsx";
import { FillPlane } from "./cart/fill-plane.tsx";
import { JobsProvider, useJobs } from "./jobs-context.tsx";
import classes from "./jobs-panel.module.css";
import { JobFilters } from "./list/job-filters.tsx";
import { type Filters, NO_FILTERS, type Sort } from "./list/job-list.ts";
import { JobSections } from "./list/job-sections.tsx";
import { useKeptScroll } from "./list/use-kept-scroll.ts";
import { PlacePicker, usePlace } from "./place-picker.tsx";

export const JobsPanel = () => (
  <JobsProvider>
    <PageDialogs>
      <Panel />
    </PageDialogs>
  </JobsProvider>
);

function Panel() {
  const { view } = useJobs();
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);
  const [sort, setSort] = useState<Sort>("net-per-hour");
  const [place, setPlace] = usePlace();
  const panel = useRef<HTMLElement>(null);
  const cart = useRef<HTMLElement>(null);
  const [isCartOpen, setCartOpen] = useState(false);
  const isPhone = useIsPhone();
  const isCartAlone = isCartOpen && !isPhone && view !== null;
  useKeptScroll(panel, isCartAlone);
  const openCart = (isOpen: boolean) => {
    setCartOpen(isOpen);
    cart.current?.focus({ preventScroll: true });
  };
  return (
    <section className={classes.panel} aria-label="Jobs" ref={panel}>
      <div hidden={isCartAlone} className={classes.browse}>
        <div className={classes.head}>
          <div className={classes.place}>
            {isPhone ? <VisuallyHidden component="h2">Jobs at</VisuallyHidden> : <Title order={2}>Jobs at</Title>}
            <PlacePicker value={place} onChange={setPlace} />
            {isPhone && view !== null && <FillPlane view={view} />}
          </div>
          <JobFilters filters={filters} onFilters={setFilters} sort={sort} onSort={setSort} />
          {view !== null && (
            <button type="button" className={classes.skip} onClick={() => cart.current?.focus()}>
              Skip the list and go to the cart
            </button>
          )}
        </div>
        <JobSections place={place} filters={filters} sort={sort} onClear={() => setFilters(NO_FILTERS)} />
      </div>
      {view !== null && (
        <Cart key={view.plane.id} view={view} isOpen={isCartOpen} onOpen={openCart} isPhone={isPhone} ref={cart} />
      )}
    </section>
  );
}
