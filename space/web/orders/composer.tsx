/** Chooses the team of an order: lead, helpers, and the resulting power, band, time and cost. */

import { Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { QueryBoundary } from "@outbound/kit/web/query-boundary.tsx";
import { FailedState, LoadingState } from "@outbound/kit/web/states.tsx";
import { Suspense, useState } from "react";
import classes from "./composer.module.css";
import { ComposerForm } from "./composer-form.tsx";
import { ComposerTitle } from "./composer-title.tsx";
import type { OrderTarget } from "./order.ts";

export interface OrderComposerProps {
  /** The order's target; null closes the composer. */
  readonly target: OrderTarget | null;
  readonly onClose: () => void;
}

export function OrderComposer({ target, onClose }: OrderComposerProps) {
  const phone = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
  // Keeps its content while it fades out.
  const [shown, setShown] = useState(target);
  if (target !== null && target !== shown) setShown(target);
  return (
    <Modal.Root
      opened={target !== null}
      onClose={onClose}
      size="62rem"
      fullScreen={phone}
      centered
      classNames={{ content: classes.content ?? "" }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <QueryBoundary fallback={(error, retry) => <FailedState error={error} retry={retry} />}>
          <Suspense fallback={<ComposerLoading />}>
            {shown !== null && <ComposerForm key={JSON.stringify(shown)} target={shown} onClose={onClose} />}
          </Suspense>
        </QueryBoundary>
      </Modal.Content>
    </Modal.Root>
  );
}

function ComposerLoading() {
  return (
    <>
      <ComposerTitle title="Order" about="" />
      <Modal.Body>
        <LoadingState what="the crew" />
      </Modal.Body>
    </>
  );
}
