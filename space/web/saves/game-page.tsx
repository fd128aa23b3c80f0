/** The game as a whole: facts, new game, earlier turns, archives, and export. */
import { Page } from "@outbound/kit/web/page.tsx";
import { Archives } from "./archives.tsx";
import { EarlierTurns } from "./earlier-turns.tsx";
import { FileCard } from "./file-card.tsx";
import { NewGame } from "./new-game.tsx";
import classes from "./saves.module.css";
import { ThisGame } from "./this-game.tsx";

export default function GamePage() {
  return (
    <Page title="Game" lead="Everything is saved automatically.">
      <div className={classes.grid}>
        <div className={classes.column}>
          <ThisGame />
          <EarlierTurns />
          <FileCard />
        </div>
        <div className={classes.column}>
          <NewGame />
          <Archives />
        </div>
      </div>
    </Page>
  );
}
