/** Catches the error of a suspended query, and lets the user retry. */
import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, type ReactNode } from "react";
import { ProblemError } from "./problem.ts";

type Fallback = (error: unknown, retry: () => void) => ReactNode;

export function QueryBoundary({ fallback, children }: { readonly fallback: Fallback; readonly children: ReactNode }) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Boundary fallback={fallback} onReset={reset}>
          {children}
        </Boundary>
      )}
    </QueryErrorResetBoundary>
  );
}

interface BoundaryProps {
  readonly fallback: Fallback;
  readonly onReset: () => void;
  readonly children: ReactNode;
}

/** The client's own errors continue to the crash screen. */
class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  retry = () => {
    this.props.onReset();
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof ProblemError)) throw error;
    return this.props.fallback(error, this.retry);
  }
}
