/** Mounts a client with its theme, query cache, messages and crash screen. */
import "./fonts.css";
import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
import "./base.css";
import { MantineProvider, type MantineThemeOverride } from "@mantine/core";
import type { NotificationsProps } from "@mantine/notifications";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { CrashScreen } from "./crash-screen.tsx";
import { keepFocus } from "./elements/kept-focus.ts";
import { CornerNotices } from "./elements/notice-lane.tsx";
import { ProblemError } from "./problem.ts";
import { cssVariables } from "./theme.ts";

/** `notices` says where short messages appear; by default above the page. */
export function mountClient(app: ReactNode, theme: MantineThemeOverride, notices: NotificationsProps = {}): void {
  const place = document.getElementById("root");
  if (place === null) throw new Error("the page has no element #root");
  addEventListener("keydown", pressOnce, { capture: true });
  keepFocus();
  createRoot(place, { onCaughtError: reportUnlessRefusal }).render(
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <CrashScreen>
          <QueryClientProvider client={createQueryClient()}>
            <CornerNotices {...notices} />
            {app}
          </QueryClientProvider>
        </CrashScreen>
      </MantineProvider>
    </StrictMode>,
  );
}

/**
 * A held Enter key presses a button once, as the space bar does. Otherwise it would also press the button that has the focus next,
 * such as the one that confirms in the dialog that has just opened.
 */
function pressOnce(event: KeyboardEvent): void {
  const isPress = event.key === "Enter" && event.target instanceof HTMLButtonElement;
  if (isPress && event.repeat) event.preventDefault();
}

/** Refusals are shown on the page; all other errors are bugs of the client. */
function reportUnlessRefusal(error: unknown): void {
  if (!(error instanceof ProblemError)) console.error(error);
}

/** Calls retry on their own where that helps, so queries do not. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        refetchOnWindowFocus: true,
        retry: (failures, error) => failures < 1 && error instanceof ProblemError && error.problem.status === 429,
      },
    },
  });
}
