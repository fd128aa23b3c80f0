/** The calls that change the queue. */
import { api, type Task } from "../api.ts";

/** Gives a task another place among the waiting ones. */
export const moveCall = ({ id }: Task, position: number) =>
  api.post("/api/tasks/{id}/move", { path: { id }, body: { position } });

export const cancelCall = ({ id }: Task) => api.delete("/api/tasks/{id}", { path: { id } });
