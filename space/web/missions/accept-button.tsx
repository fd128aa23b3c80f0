/** Accepts a mission, and previews the effects. */

import { ActionButton } from "@outbound/kit/web/action-button.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { detailOf } from "@outbound/kit/web/problem.ts";
import { CommandsOff } from "@outbound/kit/web/use-action.ts";
import { useRead } from "@outbound/kit/web/use-read.ts";
import { useContext } from "react";
import { api, type Mission } from "../api.ts";
import { DRY_RUN, useWorld } from "../game/game.ts";

interface AcceptProps {
  readonly mission: Mission;
}

const acceptCall = ({ id }: Mission) => api.post("/api/missions/{id}/accept", { path: { id } });

export function AcceptButton({ mission }: AcceptProps) {
  return (
    <ActionButton
      call={acceptCall(mission)}
      label={`Accept: ${mission.text}`}
      done={(answer) => `Accepted: ${answer.mission.text}`}
    >
      Accept
    </ActionButton>
  );
}

/** Shows the result of the service's dry run, which the service refuses to watchers. */
export function AcceptOutlook({ mission }: AcceptProps) {
  const isOff = useContext(CommandsOff) !== null;
  const { epoch, save } = useWorld();
  const { data, error } = useRead([DRY_RUN, "accept", epoch, mission.id, save.turn], acceptCall(mission).preview(), {
    enabled: !isOff,
    retry: false,
  });
  return (
    <Note>{error === null ? `Free and takes no time.${deadlineText(mission, data?.mission)}` : detailOf(error)}</Note>
  );
}

function deadlineText(before: Mission, after: Mission | undefined): string {
  if (after === undefined) return "";
  if (after.deadline === null) return " No deadline once accepted.";
  return before.deadline === after.deadline ? " The deadline stays." : ` Deadline: turn ${after.deadline}.`;
}
