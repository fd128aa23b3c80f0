/** Shows why a form or a command was refused, in the service's words. */
import { Alert, type AlertProps } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { detailOf, fieldErrors } from "../problem.ts";

export interface RefusalAlertProps extends AlertProps {
  /** Undefined or null if nothing was refused. */
  readonly error: unknown;
}

/** `children` are shown after the reason. */
export function RefusalAlert({ error, children, ...look }: RefusalAlertProps) {
  if (error === undefined || error === null) return null;
  return (
    <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle aria-hidden />} {...look}>
      {detailOf(error)}
      {children}
    </Alert>
  );
}

/** Shows nothing if the messages at the form's fields say everything. */
export const FormRefusal = ({ error }: { readonly error: unknown }) =>
  Object.keys(fieldErrors(error)).length > 0 ? null : <RefusalAlert error={error} icon={null} />;
