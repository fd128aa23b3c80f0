/** Shows that a part of the page is loading while its queries suspend, and an error with a retry button if they fail. */
import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./elements/error-boundary.tsx";
import { ProblemError } from "./problem.ts";
import { FailedState, LoadingState } from "./states.tsx";

/** `what` is loading, for example "the page". The client's own errors go to the crash screen. */
export const QueryBoundary = ({ what, children }: { readonly what: string; readonly children: ReactNode }) => (
  <QueryErrorResetBoundary>
    {({ reset }) => (
      <ErrorBoundary
        fallback={(error, retry) => <FailedState error={error} retry={retry} />}
        catches={(error) => error instanceof ProblemError}
        onRetry={reset}
      >
        <Suspense fallback={<LoadingState what={what} />}>{children}</Suspense>
      </ErrorBoundary>
    )}
  </QueryErrorResetBoundary>
);
