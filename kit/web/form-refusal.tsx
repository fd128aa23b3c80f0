/** Why a form was refused, unless its fields say so. */
import { Alert } from "@mantine/core";
import { detailOf, fieldErrors } from "./problem.ts";

/** Undefined: not refused. */
export function FormRefusal({ error }: { readonly error: unknown }) {
  if (error === undefined || Object.keys(fieldErrors(error)).length > 0) return null;
  return (
    <Alert color="red" variant="light" role="alert">
      {detailOf(error)}
    </Alert>
  );
}
