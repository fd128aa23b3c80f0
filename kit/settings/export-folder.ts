/** The setting for the folder to which a service exports rows before it deletes them. */
import { text } from "./parsers.ts";
import { setting } from "./settings.ts";

/** `service` is the game's name in capitals. */
export const exportFolder = (service: string) =>
  setting<string | undefined>({
    name: `${service}_EXPORT_FOLDER`,
    fallback: undefined,
    fallbackText: "`exports` beside the SQLite file, `data/exports` with PostgreSQL",
    description:
      "Folder for files with the rows that are no longer kept. They are written before the rows are deleted.",
    parser: text("the path of a folder"),
  });
