/** Field for the admin's own password, which confirms changes of credentials. */
import { PasswordInput } from "@mantine/core";

export const CurrentPassword = ({ error }: { readonly error: string | undefined }) => (
  <PasswordInput
    name="current"
    label="Your current password"
    description="Confirms that it is you"
    required
    autoComplete="current-password"
    error={error}
  />
);
