/** The player's planes as checkboxes. Planes on the route are checked; planes out of range show the reason. */
import { Checkbox, Stack } from "@mantine/core";
import type { Plane } from "../api.ts";
import { useGame } from "../live/live.tsx";
import { useNames } from "../names.ts";

export interface PlaneChoiceProps {
  readonly planes: readonly Plane[];
  readonly chosen: readonly Plane[];
  readonly onChoose: (ids: readonly number[]) => void;
  readonly isOn: (plane: Plane) => boolean;
  /** Returns why the plane cannot fly the route. */
  readonly why: (plane: Plane) => string | undefined;
}

export function PlaneChoice({ planes, chosen, onChoose, isOn, why }: PlaneChoiceProps) {
  const { desks } = useGame().player;
  const names = useNames();
  const about = (plane: Plane): string => {
    const where = `${names.model(plane.modelId)}, ${names.place(plane.destIcao ?? plane.airportIcao)}`;
    const reason = isOn(plane) ? "on this route" : why(plane);
    return reason === undefined ? where : `${where}: ${reason}`;
  };
  return (
    <Checkbox.Group
      label="Planes"
      description={`${desks.used} of ${desks.total} dispatch desks are in use. A plane drops its own queue.`}
      value={chosen.map(({ id }) => String(id))}
      onChange={(ids) => onChoose(ids.map(Number))}
    >
      <Stack gap={6} mt={6}>
        {planes.map((plane) => (
          <Checkbox
            key={plane.id}
            value={String(plane.id)}
            label={plane.name}
            disabled={isOn(plane) || why(plane) !== undefined}
            description={about(plane)}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
