/** Puts a plane on one of the player's routes, or opens the planner for a new one. */
import { Button, Menu } from "@mantine/core";
import { IconPlus, IconRoute } from "@tabler/icons-react";
import type { Plane } from "../api.ts";
import classes from "./routes.module.css";
import { useAssign } from "./use-assign.ts";
import { usePlan } from "./use-plan.ts";
import { useRoutes } from "./use-routes.ts";

export function PutOnRoute({ plane: { id } }: { readonly plane: Plane }) {
  const { routes } = useRoutes();
  const { assign, busy } = useAssign();
  const plan = usePlan();
  const look = { variant: "default", leftSection: <IconRoute size={18} aria-hidden /> } as const;
  const planNew = () => plan(undefined, id);
  if (routes.length === 0) {
    return (
      <Button {...look} onClick={planNew}>
        Plan a route
      </Button>
    );
  }
  return (
    <Menu position="bottom-end" shadow="md" width={260} withinPortal={false}>
      <Menu.Target>
        <Button {...look} loading={busy}>
          Put on a route
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu ?? ""}>
        <Menu.Label>In place of the queue</Menu.Label>
        {routes.map((route) => (
          <Menu.Item key={route.id} onClick={() => void assign([id], route.id)}>
            {route.name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconPlus size={16} aria-hidden />} onClick={planNew}>
          Plan a new route
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
