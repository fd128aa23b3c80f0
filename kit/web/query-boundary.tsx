/** Shows that a part of the page loads while its queries suspend, and what failed with a way to retry. */
import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, type ReactNode, Suspense } from "react";
import { ProblemError } from "./problem.ts";
import { FailedState, LoadingState } from "./states.tsx";

/** `what` loads: "the page". */
export function QueryBoundary({ what, children }: { readonly what: string; readonly children: ReactNode }) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary onRetry={reset}>
          <Suspense fallback={<LoadingState what={what} />}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

interface ErrorBoundaryProps {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** The client's own errors continue to the crash screen. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  retry = () => {
    this.props.onRetry();
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof ProblemError)) throw error;
    return <FailedState error={error} retry={this.retry} />;
  }
}
