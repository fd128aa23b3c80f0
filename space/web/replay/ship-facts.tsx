/** Shows the ship's resources and task on a turn of the film. */
import { VisuallyHidden } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { capitalised } from "@outbound/kit/web/format.ts";
import { IconUsers } from "@tabler/icons-react";
import { RESOURCES } from "../../rules/game/game.ts";
import { GOODS_ICONS } from "../game/goods-icons.tsx";
import { heldAmount } from "../game/holdings.ts";
import classes from "./replay.module.css";
import type { Frame } from "./replay-frames.ts";

export function ShipFacts({ frame: { resources, hull, crew, task } }: { readonly frame: Frame }) {
  const goods = [...RESOURCES, "hull" as const].map((name) => ({
    name,
    Icon: GOODS_ICONS[name],
    amount: name === "hull" ? hull : (resources[name] ?? 0),
  }));
  return (
    <section aria-label="The ship">
      <dl className={classes.goods}>
        {[...goods, { name: "crew", Icon: IconUsers, amount: crew }].map(({ name, Icon, amount }) => (
          <div key={name} title={capitalised(name)}>
            <dt>
              <Icon size={16} className="dimmed" aria-hidden />
              <VisuallyHidden>{capitalised(name)}</VisuallyHidden>
            </dt>
            <dd>{heldAmount(amount)}</dd>
          </div>
        ))}
      </dl>
      <Note mt="xs">{task ?? "No order"}</Note>
    </section>
  );
}
