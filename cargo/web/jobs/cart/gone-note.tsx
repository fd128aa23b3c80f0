/** Shows which jobs fell out of the cart, and why. */
import { Alert } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { GoneJobs } from "./use-gone-jobs.ts";

export function GoneNote({ gone: { gone, dismiss } }: { readonly gone: GoneJobs }) {
  return (
    <div role="alert">
      {gone.length > 0 && (
        <Alert
          color="amber"
          variant="light"
          mb="xs"
          title="Job gone"
          icon={<IconAlertTriangle aria-hidden />}
          withCloseButton
          closeButtonLabel="Dismiss"
          onClose={dismiss}
        >
          {gone.map(({ id, text }) => (
            <div key={id}>{text}</div>
          ))}
        </Alert>
      )}
    </div>
  );
}
