/** Keeps the snapshot current while a player is signed in, and provides it to the components below. */
import { type Frame, FrameReader } from "@outbound/client/cargo-frames.ts";
import { ActionButton, type ActionButtonProps } from "@outbound/kit/web/action-button.tsx";
import type { Call } from "@outbound/kit/web/call.ts";
import { notifyRefused } from "@outbound/kit/web/notify.tsx";
import { isSignedOut } from "@outbound/kit/web/problem.ts";
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
import { movedPlane } from "./plane-now.ts";
import { type CampaignProgress, ProgressStore } from "./progress-store.ts";
import { SleepWatch, type Snapshot, SnapshotStore, simTimeAt } from "./snapshot-store.ts";

interface Live {
  readonly store: SnapshotStore;
  readonly progress: ProgressStore;
  readonly connected: boolean;
  readonly onRefused: () => void;
}

const LiveContext = createContext<Live | undefined>(undefined);

export interface LiveProviderProps {
  readonly playerId: number;
  /** Called when the service refuses the stream, since the session may have expired. */
  readonly onRefused: () => void;
  readonly children: ReactNode;
}

/** Milliseconds after which the first state is read again if the service refused it. */
const RETRY_MS = 2_000;
/** Interval in milliseconds at which a visible page checks whether the machine slept. */
const SLEEP_CHECK_MS = 5_000;

export function LiveProvider({ playerId, onRefused, children }: LiveProviderProps) {
  const [store] = useState(() => new SnapshotStore());
  const [progress] = useState(() => new ProgressStore());
  const [connected, setConnected] = useState(true);
  useEffect(() => {
    let hasEnded = false;
    let retrying: ReturnType<typeof setTimeout> | undefined;
    // True after the machine slept, until a state was read: the clock shown is behind, and perhaps no frame comes for long.
    let isBehind = false;
    const sleep = new SleepWatch();
    const read = () => {
      const asked = store.revision;
      return api
        .get("/api/state")
        .send()
        .then(
          (state) => {
            isBehind = false;
            store.takeRead(state, asked);
          },
          () => {
            onRefused();
            // The stream of another tab has sent its snapshot before, so this page would show nothing until the next change.
            clearTimeout(retrying);
            if (!hasEnded && store.snapshot === undefined) retrying = setTimeout(read, RETRY_MS);
          },
        );
    };
    void read();
    const frames = new FrameReader({ moved: movedPlane });
    const close = openSharedStream({
      url: "/api/stream?frames=delta",
      name: `outbound-cargo-frames-${playerId}`,
      events: ["snapshot", "delta", "campaign"],
      read: (message) =>
        message.event === "campaign" ? (JSON.parse(message.data) as CampaignProgress) : frames.take(message),
      onMessage: (message: Frame | CampaignProgress) => {
        if (!("revision" in message)) return progress.take(message);
        if (store.isRestored(message.revision)) {
          progress.forget();
          void read();
        }
        store.take(message);
      },
      onConnection: setConnected,
      onRefused,
    });
    // A browser that was asleep has missed frames, and may not have noticed that its connection is lost.
    const wake = () => void (document.hidden || read());
    document.addEventListener("visibilitychange", wake);
    const watching = setInterval(() => {
      isBehind ||= sleep.hasSlept();
      if (isBehind) wake();
    }, SLEEP_CHECK_MS);
    return () => {
      hasEnded = true;
      clearInterval(watching);
      clearTimeout(retrying);
      document.removeEventListener("visibilitychange", wake);
      close();
      store.forget();
    };
  }, [playerId, onRefused, store, progress]);
  const live = useMemo(() => ({ store, progress, connected, onRefused }), [store, progress, connected, onRefused]);
  return (
    <LiveContext value={live}>
      <WhenLoaded>{children}</WhenLoaded>
    </LiveContext>
  );
}

function WhenLoaded({ children }: { readonly children: ReactNode }) {
  const snapshot = useSnapshotOf(useLive().store);
  return snapshot === undefined ? <LoadingState what="your company" /> : children;
}

function useLive(): Live {
  const live = useContext(LiveContext);
  if (live === undefined) throw new Error("outside of LiveProvider");
  return live;
}

/** Returns the newest snapshot of a store, if it has one. Renders again for each snapshot. */
export const useSnapshotOf = (store: SnapshotStore): Snapshot | undefined =>
  useSyncExternalStore(store.subscribe, () => store.snapshot);

/** Returns the newest snapshot and when it was received. Renders again for each snapshot. */
export function useSnapshot(): Snapshot {
  const snapshot = useSnapshotOf(useLive().store);
  if (snapshot === undefined) throw new Error("no snapshot yet");
  return snapshot;
}

/** Returns the newest state. Renders again for each one. */
export const useGame = (): State => useSnapshot().state;

/** Returns false while the stream is down, when the page may be out of date. */
export const useConnected = (): boolean => useLive().connected;

/** Returns the store, for code that follows the world without rendering. */
export const useSnapshotStore = (): SnapshotStore => useLive().store;

/** Returns the campaign progress that the stream reported. Renders again when it changes. */
export function useCampaignProgress(): ReadonlyMap<number, CampaignProgress> {
  const { progress } = useLive();
  return useSyncExternalStore(progress.subscribe, () => progress.byId);
}

/** Returns the world's clock. Renders again every `everyMs` real milliseconds while it runs. */
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

/** Returns a function that sends commands. The page shows the new state before any message about the command. */
export function useGameAction(): Action & { act(call: Call<State>, options?: ActionOptions<State>): Promise<boolean> } {
  const live = useLive();
  const action = useAction();
  const { run } = action;
  const act = useCallback(
    (call: Call<State>, options: ActionOptions<State> = {}) => run(call, liveOptions(live, options)),
    [run, live],
  );
  return { ...action, act };
}

/** A button that sends a command. */
export function GameButton(props: Omit<ActionButtonProps<State>, "signedIn">) {
  const options = liveOptions(useLive(), props);
  return <ActionButton {...props} {...options} signedIn />;
}

/** Adds to the options: the page takes the new state, and without a session it shows the sign-in page. */
function liveOptions({ store, onRefused }: Live, options: ActionOptions<State>): ActionOptions<State> {
  return {
    ...options,
    onDone: (state) => {
      store.take(state);
      options.onDone?.(state);
    },
    onRefused: (error) => {
      if (isSignedOut(error)) onRefused();
      else (options.onRefused ?? notifyRefused)(error);
    },
  };
}
