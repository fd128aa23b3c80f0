/** What the measurements need from every compared server. */
import type { Measured } from "./measured.ts";

export interface Client {
  /** Acts, and resolves when this client has the new state. Returns the number of actions. */
  act(): Promise<number>;
  /** Called with the bytes on the wire of each state, or change of it, that the server pushes. */
  onState: (bytes: number) => void;
  close(): void;
}

/** A measurement in which a server takes part; without `rooms` it has only one. */
export type Part = "one-room" | "rooms" | "fan-out" | "kill";

export interface Peer {
  readonly name: string;
  readonly parts: readonly Part[];
  /** Starts on the data in the folder, which is empty at first. */
  start(folder: string): Promise<Measured>;
  /** A client in a room, both numbered from 0; resolves when it has its first state. */
  open(url: string, room: number, seat: number): Promise<Client>;
  /** Number of actions that this room has stored, in the part `kill` from one client. */
  known(url: string, room: number): Promise<number>;
}
