import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  fallback: (error: unknown, retry: () => void, retrying: boolean) => ReactNode;
  /** Runs before the children are rendered again; when it rejects, they are not. */
  onRetry?: () => Promise<void>;
}
interface State {
  failed: boolean;
  error: unknown;
  retrying: boolean;
}

/** The errors in whose place a boundary has shown a fallback. */
export const caught = new Set<unknown>();

/** Shows `fallback` when a component below it throws; `retry` mounts the children again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, error: undefined, retrying: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error, retrying: false };
  }

  override componentDidCatch(error: unknown): void {
    caught.add(error);
  }

  private readonly retry = async () => {
    if (this.state.retrying) return;
    this.setState({ retrying: true });
    try {
      await this.props.onRetry?.();
      this.setState({ failed: false, error: undefined, retrying: false });
    } catch (error) {
      this.setState({ error, retrying: false });
    }
  };

  override render() {
    const { children, fallback } = this.props;
    const { failed, error, retrying } = this.state;
    return failed ? fallback(error, () => void this.retry(), retrying) : children;
  }
}
