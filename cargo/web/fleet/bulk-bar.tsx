/** Assigns the selected planes to a route, or removes them from theirs. */
import { Button, Checkbox, Group, Menu } from "@mantine/core";
import { IconChevronDown, IconRoute, IconRouteOff } from "@tabler/icons-react";
import type { Plane } from "../api.ts";
import { useAssign } from "../routes/use-assign.ts";
import { useRoutes } from "../routes/use-routes.ts";
import classes from "./fleet.module.css";

export interface BulkBarProps {
  readonly listed: readonly Plane[];
  /** Selected planes among those listed. */
  readonly selected: readonly Plane[];
  readonly onSelect: (ids: ReadonlySet<number>) => void;
}

export function BulkBar({ listed, selected, onSelect }: BulkBarProps) {
  const { routes } = useRoutes();
  const { assign, busy } = useAssign();
  const isAll = selected.length === listed.length;
  const onRoute = selected.filter(({ route }) => route !== undefined);
  const put = async (planes: readonly Plane[], routeId: number | null) => {
    const ids = planes.map(({ id }) => id);
    if (await assign(ids, routeId)) onSelect(new Set());
  };
  return (
    <Group gap="sm" className={classes.bulk} role="group" aria-label="Selected planes">
      <Checkbox
        label={selected.length === 0 ? "Select all" : `${selected.length} of ${listed.length} selected`}
        checked={isAll}
        indeterminate={!isAll && selected.length > 0}
        onChange={() => onSelect(new Set(isAll ? [] : listed.map(({ id }) => id)))}
      />
      {selected.length > 0 && (
        <Menu position="bottom-start" shadow="md" width={260} withinPortal={false}>
          <Menu.Target>
            <Button
              size="xs"
              variant="light"
              loading={busy}
              leftSection={<IconRoute size={16} aria-hidden />}
              rightSection={<IconChevronDown size={14} aria-hidden />}
            >
              Change route
            </Button>
          </Menu.Target>
          <Menu.Dropdown className={classes.routes ?? ""}>
            <Menu.Label>Put on a route, in place of the queue</Menu.Label>
            {routes.map(({ id, name }) => (
              <Menu.Item key={id} onClick={() => void put(selected, id)}>
                {name}
              </Menu.Item>
            ))}
            <Menu.Divider />
            <Menu.Item
              disabled={onRoute.length === 0}
              leftSection={<IconRouteOff size={16} aria-hidden />}
              onClick={() => void put(onRoute, null)}
            >
              Take off routes
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}
