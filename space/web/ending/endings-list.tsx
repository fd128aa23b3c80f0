/** The winning endings: those the player has seen, and how to reach the others. */
import { IconSun, IconSunFilled } from "@tabler/icons-react";
import type { Ending } from "../../rules/game/ending.ts";
import classes from "./end-screen.module.css";
import { winningEndings } from "./endings.ts";

interface EndingsListProps {
  readonly seen: readonly (Ending | null)[];
}

export function EndingsList({ seen }: EndingsListProps) {
  return (
    <ul className={classes.endings} aria-label="Endings">
      {winningEndings(seen).map(({ key, name, how, isSeen }) => {
        const Icon = isSeen ? IconSunFilled : IconSun;
        return (
          <li key={key} data-seen={isSeen || undefined}>
            <Icon size={18} role="img" aria-label={isSeen ? "Seen:" : "Not seen yet:"} />
            <span>
              <strong>{name}</strong>, {how}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
