/** Who is logged in, and the way out. */
import { Button } from "@mantine/core";
import { useAction } from "@outbound/kit/web/use-action.ts";
import { IconLogout } from "@tabler/icons-react";
import { api } from "../api.ts";
import { guarded } from "./session.ts";

export function AdminMenu({ name, onLeft }: { readonly name: string; onLeft(): void }) {
  const action = useAction();
  return (
    <Button
      variant="default"
      leftSection={<IconLogout size={16} aria-hidden />}
      loading={action.busy}
      aria-label={`Log out ${name}`}
      onClick={() => void action.run(guarded(api.post("/api/admin/logout")), { onDone: onLeft })}
    >
      Log out
    </Button>
  );
}
