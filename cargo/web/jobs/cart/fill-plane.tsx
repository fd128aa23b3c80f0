/** Selects the set of jobs with the greatest net per hour, as the service plans it. */
import { Button } from "@mantine/core";
import { notifyNote } from "@outbound/kit/web/notify.tsx";
import { useAction } from "@outbound/kit/web/use-action.ts";
import { api } from "../../api.ts";
import { useSelection } from "../../selection/selection.tsx";
import { useJobs } from "../jobs-context.tsx";
import { isPickable, type PlaneView } from "../plane-view.ts";
import classes from "./cart.module.css";
import { whyNone } from "./why-none.ts";

/** Hidden while jobs are selected and where there are none. */
export function FillPlane({ view }: { readonly view: PlaneView }) {
  const { state, offers } = useJobs();
  const [, change] = useSelection();
  const { busy, run } = useAction();
  const { plane, groundIcao, picked } = view;
  const isOnRoute = plane.route?.status === "active";
  if (isOnRoute || picked.length > 0 || !state.packages.some((job) => isPickable(job, groundIcao))) return null;
  const here = offers.filter(({ job }) => isPickable(job, groundIcao));
  const fill = () =>
    run(api.get("/api/planes/{planeId}/plan", { path: { planeId: plane.id } }), {
      onDone: ({ packageIds }) => {
        for (const packageId of packageIds) change({ kind: "pick", packageId, planeId: plane.id });
        if (packageIds.length === 0) notifyNote(whyNone(here, state.player.money));
      },
    });
  return (
    <Button
      className={classes.open}
      aria-keyshortcuts="F"
      variant={plane.status === "available" ? "filled" : "default"}
      loading={busy}
      onClick={() => void fill()}
    >
      Fill this plane
    </Button>
  );
}
