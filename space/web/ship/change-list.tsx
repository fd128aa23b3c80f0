/** Shows figures before and after a change. */
import { IconArrowRight } from "@tabler/icons-react";
import { Fact, Facts } from "../game/facts.tsx";
import type { Change } from "./module-figures.ts";

export function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <Facts layout="rows">
      {changes.map(({ label, now, next }) => (
        <Fact key={label} name={label}>
          <span className="dimmed">{now}</span> <IconArrowRight size={14} aria-label="becomes" role="img" /> {next}
        </Fact>
      ))}
    </Facts>
  );
}
