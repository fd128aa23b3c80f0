/** Shows the load of the plane: cargo on board and selected jobs. */
import { Progress, Text } from "@mantine/core";
import { integer } from "@outbound/kit/web/format.ts";
import { weightOf } from "../../../rules/values/cargo-package.ts";
import { kilograms } from "../../cargo-text.ts";
import type { PlaneView } from "../plane-view.ts";

export interface LoadBarProps {
  readonly view: PlaneView;
  /** Adds the weight already on board. */
  readonly inDetail?: boolean;
}

export function LoadBar({ view, inDetail = false }: LoadBarProps) {
  const { maxPayloadKg } = view.model;
  const [onBoardKg, pickedKg] = [weightOf(view.onBoard), weightOf(view.picked)];
  const isOver = view.payloadLeftKg < 0;
  const share = (kg: number): number => Math.min(100, (100 * kg) / maxPayloadKg);
  const left = isOver ? `${kilograms(-view.payloadLeftKg)} too much` : `${kilograms(view.payloadLeftKg)} left`;
  return (
    <div>
      <Progress.Root size="lg" aria-hidden>
        <Progress.Section value={share(onBoardKg)} color="gray" />
        <Progress.Section value={Math.min(share(pickedKg), 100 - share(onBoardKg))} {...(isOver && { color: "red" })} />
      </Progress.Root>
      <Text size="xs" mt={4} role="status">
        {integer(onBoardKg + pickedKg)} of {kilograms(maxPayloadKg)} ·{" "}
        <span className={isOver ? "bad" : undefined}>{left}</span>
        {inDetail && onBoardKg > 0 && ` · ${kilograms(onBoardKg)} on board already`}
      </Text>
    </div>
  );
}
