/** The cart: at the foot of the panel how full the plane is and what all of it brings; opened, the route and the dispatch. */
import { Button, Drawer, Group, Text, Title } from "@mantine/core";
import { counted, euros } from "@outbound/kit/web/format.ts";
import { IconArrowLeft } from "@tabler/icons-react";
import type { Ref } from "react";
import type { PlaneView } from "../plane-view.ts";
import type { Jobs } from "../use-jobs.ts";
import classes from "./cart.module.css";
import { CartContent } from "./cart-content.tsx";
import { GoneNote } from "./gone-note.tsx";
import { LoadBar } from "./load-bar.tsx";
import { type CartPlan, useCart } from "./use-cart.ts";
import { type GoneJobs, useGoneJobs } from "./use-gone-jobs.ts";

export interface CartProps {
  readonly jobs: Jobs;
  readonly view: PlaneView;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** In a drawer; else in place of the list. */
  readonly isPhone: boolean;
  readonly ref: Ref<HTMLElement>;
}

export function Cart({ jobs, view, isOpen, onOpen, isPhone, ref }: CartProps) {
  const cart = useCart(jobs, view);
  const gone = useGoneJobs(jobs.state, view, jobs.airports);
  const close = () => onOpen(false);
  const content = <CartContent jobs={jobs} view={view} cart={cart} gone={gone} onDispatched={close} />;
  const title = `Cart of ${view.plane.name}`;
  return (
    <section
      className={classes.cart}
      data-open={(isOpen && !isPhone) || undefined}
      data-bare={cart.route.length === 0 || undefined}
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
          {content}
        </>
      ) : (
        <Bar view={view} cart={cart} gone={gone} onOpen={() => onOpen(true)} />
      )}
      <Drawer
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
        {isPhone && content}
      </Drawer>
    </section>
  );
}

interface BarProps {
  readonly view: PlaneView;
  readonly cart: CartPlan;
  readonly gone: GoneJobs;
  readonly onOpen: () => void;
}

function Bar({ view, cart, gone, onOpen }: BarProps) {
  const isBare = cart.route.length === 0;
  const { length } = view.picked;
  return (
    <div className={classes.bar}>
      <GoneNote gone={gone} />
      <Group gap="md" wrap="nowrap">
        <div className={classes.load}>
          <Group justify="space-between" align="baseline" gap={6} mb={4}>
            <Title order={3}>Cart{length > 0 && ` · ${counted(length, "job")}`}</Title>
            {isBare ? (
              <Text size="xs" c="dimmed">
                Select jobs with + to load them
              </Text>
            ) : (
              <Summary cart={cart} />
            )}
          </Group>
          <LoadBar view={view} />
        </div>
        {!isBare && (
          <Button className={classes.open} aria-label="Dispatch …: review the route first" onClick={onOpen}>
            Dispatch …
          </Button>
        )}
      </Group>
    </div>
  );
}

function Summary({ cart: { plan } }: { readonly cart: CartPlan }) {
  if (plan === null || plan.legs.length === 0) return null;
  return (
    <Text size="sm" className="tabular" fw={600}>
      <Text span inherit c="dimmed" fw={400}>
        net{" "}
      </Text>
      {plan.isExact ? "" : "≈ "}
      {euros(plan.net)}
    </Text>
  );
}
