/** Shown to a player without planes. */
import { Button } from "@mantine/core";
import { EmptyState } from "@outbound/kit/web/states.tsx";
import { IconPlaneOff } from "@tabler/icons-react";
import { Link } from "wouter";

export const NoPlane = () => (
  <EmptyState
    icon={<IconPlaneOff size={24} />}
    title="You have no plane"
    action={
      <Button component={Link} href="/market" mt="sm">
        To the aircraft market
      </Button>
    }
  >
    Jobs appear where your planes are. Buy a plane: it is delivered at once to your home or any large airport.
  </EmptyState>
);
