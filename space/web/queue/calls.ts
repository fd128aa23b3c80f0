/** The calls that change the queue. */
import { api, type Task } from "../api.ts";

/** Moves a pending task to another position among the pending ones. */
export const moveCall = ({ id }: Task, position: number) =>
  api.post("/api/tasks/{id}/move", { path: { id }, body: { position } });

export const cancelCall = ({ id }: Task) => api.delete("/api/tasks/{id}", { path: { id } });
