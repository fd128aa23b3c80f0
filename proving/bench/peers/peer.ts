/** What the measurements ask of every server among those compared. */
import type { Folders, Measured } from "./measured.ts";

export interface Client {
  /** Acts, and resolves when this client has the new state: how many actions it was. */
  act(): Promise<number>;
  /** Called with each state, or change of it, that the server sends by itself: its bytes on the wire. */
  onState: (bytes: number) => void;
  close(): void;
}

/** Which measurements it takes part in; without `rooms` there is only the first one. */
export type Part = "one-room" | "rooms" | "crowd" | "kill";

export interface Peer {
  readonly name: string;
  readonly parts: readonly Part[];
  /** On what the folder holds, or anew in an empty one. */
  start(folders: Folders): Promise<Measured>;
  /** A client with a seat of its own, from 0 on, in a room, from 0 on; resolves when it has its first state. */
  open(url: string, room: number, seat: number): Promise<Client>;
  /** How many actions this room knows of: those of its only client, where the part is `kill`. */
  known(url: string, room: number): Promise<number>;
}
