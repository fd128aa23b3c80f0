/** Keeps the snapshot current while somebody is signed in, and gives it to every component below. */

import type { Call } from "@outbound/kit/web/call.ts";
import { openSharedStream } from "@outbound/kit/web/shared-stream.ts";
import { LoadingState } from "@outbound/kit/web/states.tsx";
import { type Action, type ActionOptions, useAction } from "@outbound/kit/web/use-action.ts";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { api, type State } from "../api.ts";
import { type Snapshot, SnapshotStore, simTimeAt } from "./snapshot-store.ts";

interface Live {
  readonly store: SnapshotStore;
  readonly connected: boolean;
}

const LiveContext = createContext<Live | undefined>(undefined);

export interface LiveProviderProps {
  readonly playerId: number;
  /** Called when the service refuses the stream: the session may be over. */
  readonly onRefused: () => void;
  readonly children: ReactNode;
}

export function LiveProvider({ playerId, onRefused, children }: LiveProviderProps) {
  const [store] = useState(() => new SnapshotStore());
  const [connected, setConnected] = useState(true);
  useEffect(() => {
    const read = () =>
      api
        .get("/api/state")
        .send()
        .then((state) => store.take(state), onRefused);
    void read();
    const close = openSharedStream({
      url: "/api/stream",
      name: `outbound-cargo-${playerId}`,
      onMessage: (data) => store.take(JSON.parse(data) as State),
      onConnection: setConnected,
      onRefused,
    });
    // A browser that was asleep has missed frames, and may not know yet that its connection is gone.
    const wake = () => void (document.hidden || read());
    document.addEventListener("visibilitychange", wake);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      close();
      store.forget();
    };
  }, [playerId, onRefused, store]);
  const live = useMemo(() => ({ store, connected }), [store, connected]);
  return (
    <LiveContext value={live}>
      <WhenLoaded>{children}</WhenLoaded>
    </LiveContext>
  );
}

function WhenLoaded({ children }: { readonly children: ReactNode }) {
  const { store } = useLive();
  const snapshot = useSyncExternalStore(store.subscribe, () => store.snapshot);
  return snapshot === undefined ? <LoadingState what="your company" /> : children;
}

function useLive(): Live {
  const live = useContext(LiveContext);
  if (live === undefined) throw new Error("outside of LiveProvider");
  return live;
}

/** The newest snapshot and when it came; a new one renders again. */
export function useSnapshot(): Snapshot {
  const { store } = useLive();
  const snapshot = useSyncExternalStore(store.subscribe, () => store.snapshot);
  if (snapshot === undefined) throw new Error("no snapshot yet");
  return snapshot;
}

/** The newest state; a new one renders again. */
export const useGame = (): State => useSnapshot().state;

/** False while the stream is down: what is shown may be old. */
export const useConnected = (): boolean => useLive().connected;

/** For code that follows the world without rendering, such as the map. */
export const useSnapshotStore = (): SnapshotStore => useLive().store;

/** The world's clock, rendered again every `everyMs` real milliseconds while it runs. */
export function useSimTime(everyMs = 1_000): number {
  const snapshot = useSnapshot();
  const [now, setNow] = useState(() => performance.now());
  const { running } = snapshot.state.clock;
  useEffect(() => {
    setNow(performance.now());
    if (!running) return;
    const timer = setInterval(() => setNow(performance.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, running]);
  return simTimeAt(snapshot, Math.max(now, snapshot.receivedAt));
}

/** Sends actions of the game; the state that they answer with is on the page before anybody is reported. */
export function useGameAction(): Action & { act(call: Call<State>, options?: ActionOptions<State>): Promise<boolean> } {
  const { store } = useLive();
  const action = useAction();
  const { run } = action;
  const act = useCallback(
    (call: Call<State>, options: ActionOptions<State> = {}) =>
      run(call, {
        ...options,
        onDone: (state) => {
          store.take(state);
          options.onDone?.(state);
        },
      }),
    [run, store],
  );
  return { ...action, act };
}
