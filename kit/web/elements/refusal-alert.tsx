/** Why a form or a command was refused, in the service's words. */
import { Alert, type AlertProps } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { detailOf, fieldErrors } from "../problem.ts";

export interface RefusalAlertProps extends AlertProps {
  /** Undefined and null: not refused. */
  readonly error: unknown;
}

/** `children` follow the reason. */
export function RefusalAlert({ error, children, ...look }: RefusalAlertProps) {
  if (error === undefined || error === null) return null;
  return (
    <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle aria-hidden />} {...look}>
      {detailOf(error)}
      {children}
    </Alert>
  );
}

/** Nothing if the form's fields say it. */
export const FormRefusal = ({ error }: { readonly error: unknown }) =>
  Object.keys(fieldErrors(error)).length > 0 ? null : <RefusalAlert error={error} icon={null} />;
