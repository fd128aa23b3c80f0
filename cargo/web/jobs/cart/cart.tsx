/** The cart. Closed, at the bottom of the panel: load and net. Opened: route and dispatch. */
import { Button, Group, Text, Title } from "@mantine/core";
import { SideDialog } from "@outbound/kit/web/elements/dialog.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { counted, euros } from "@outbound/kit/web/format.ts";
import { IconArrowLeft } from "@tabler/icons-react";
import { type Ref, useEffect } from "react";
import { useSelection } from "../../selection/selection.tsx";
import type { PlaneView } from "../plane-view.ts";
import classes from "./cart.module.css";
import { CartContent, GoneNote } from "./cart-content.tsx";
import { CartContext, useCart } from "./cart-context.ts";
import { FillPlane } from "./fill-plane.tsx";
import { LoadBar } from "./load-bar.tsx";
import { useCartPlan } from "./use-cart.ts";
import { useGoneJobs } from "./use-gone-jobs.ts";

export interface CartProps {
  readonly view: PlaneView;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** Opens in a drawer on a phone, elsewhere in place of the list. */
  readonly isPhone: boolean;
  readonly ref: Ref<HTMLElement>;
}

export function Cart({ view, isOpen, onOpen, isPhone, ref }: CartProps) {
  const plan = useCartPlan(view);
  const gone = useGoneJobs(view);
  useShownRoute(view, plan.added);
  const close = () => onOpen(false);
  const title = `Cart of ${view.plane.name}`;
  return (
    <CartContext value={{ ...plan, ...gone, view, close }}>
      <section
        className={classes.cart}
        data-open={(isOpen && !isPhone) || undefined}
        data-bare={plan.route.length === 0 || undefined}
        aria-label={title}
        ref={ref}
        tabIndex={-1}
      >
        {isOpen && !isPhone ? (
          <>
            <Group className={classes.head} justify="space-between" wrap="nowrap">
              <Title order={2}>{title}</Title>
              <Button
                variant="subtle"
                color="gray"
                size="xs"
                leftSection={<IconArrowLeft size={16} aria-hidden />}
                onClick={close}
              >
                Back to the jobs
              </Button>
            </Group>
            <CartContent />
          </>
        ) : (
          <Bar isPhone={isPhone} onOpen={() => onOpen(true)} />
        )}
        <SideDialog
          hasMessages
          opened={isOpen && isPhone}
          onClose={close}
          position="bottom"
          size="92%"
          padding={0}
          title={title}
          classNames={{
            header: classes.drawerHead ?? "",
            content: classes.drawer ?? "",
            body: classes.drawerBody ?? "",
          }}
          closeButtonProps={{ "aria-label": "Close the cart", size: "lg" }}
        >
          {isPhone && <CartContent />}
        </SideDialog>
      </section>
    </CartContext>
  );
}

/** Shows the cart's route on the map. */
function useShownRoute(view: PlaneView, added: readonly string[]): void {
  const [, change] = useSelection();
  const route = view.picked.length === 0 ? "" : [view.queue.at(-1) ?? view.groundIcao, ...added].join();
  useEffect(() => {
    change({ kind: "cart-route", route: route === "" ? [] : route.split(",") });
  }, [route, change]);
}

function Bar({ isPhone, onOpen }: { readonly isPhone: boolean; readonly onOpen: () => void }) {
  const { view, route } = useCart();
  const { length } = view.picked;
  return (
    <div className={classes.bar}>
      <GoneNote />
      <Group gap="md" wrap="nowrap">
        <div className="grow">
          <Group justify="space-between" align="baseline" gap={6} mb={4}>
            <Title order={3}>Cart{length > 0 && ` · ${counted(length, "job")}`}</Title>
            {route.length === 0 ? <Note size="xs">Select jobs with + to load them</Note> : <Net />}
          </Group>
          <LoadBar view={view} />
        </div>
        {!isPhone && <FillPlane view={view} />}
        {route.length > 0 && (
          <Button
            className={classes.open}
            aria-keyshortcuts="D"
            aria-label="Dispatch …: review the route first"
            onClick={onOpen}
          >
            Dispatch …
          </Button>
        )}
      </Group>
    </div>
  );
}

function Net() {
  const { plan } = useCart();
  if (plan === null || plan.legs.length === 0) return null;
  return (
    <Text size="sm" fw={600}>
      <Text span inherit c="dimmed" fw={400}>
        net{" "}
      </Text>
      {plan.isExact ? "" : "≈ "}
      {euros(plan.net)}
    </Text>
  );
}
