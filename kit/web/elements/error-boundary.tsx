/** Shows a fallback for a part of the page that throws while rendering. */
import { Component, type ReactNode } from "react";

export interface ErrorBoundaryProps {
  /** `retry` renders the part again. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Other errors go to the next boundary above; by default all are caught. */
  readonly catches?: (error: unknown) => boolean;
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

interface State {
  /** Undefined unless rendering failed. */
  readonly failure: { readonly error: unknown } | undefined;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  readonly #retry = () => {
    this.props.onRetry?.();
    this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    const { fallback, catches, children } = this.props;
    if (failure === undefined) return children;
    if (catches?.(failure.error) === false) throw failure.error;
    return fallback(failure.error, this.#retry);
  }
}
