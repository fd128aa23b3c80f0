/** Keeps the page when the map cannot be loaded or fails: it is only a part of it. */
import { Component, type ReactNode } from "react";

interface MapBoundaryProps {
  /** Instead of the map. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

export class MapBoundary extends Component<MapBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
