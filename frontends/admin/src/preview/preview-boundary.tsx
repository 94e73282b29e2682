import { Component, type ReactNode } from 'react';
import { copy } from './copy';

/** A page of the storefront that breaks costs the preview only: what is typed beside it stays. */
export class PreviewBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p>{copy.failed}</p> : this.props.children;
  }
}
