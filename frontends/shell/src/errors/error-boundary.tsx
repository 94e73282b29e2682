import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Runs before the children are tried again. */
  onRetry?: () => void;
}

/** Shows `fallback` for what throws below it; `retry` tries the children again, as new. */
export class ErrorBoundary extends Component<Props, { failed: boolean; error: unknown }> {
  override state = { failed: false, error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ failed: false, error: undefined });
  };

  override render() {
    const { children, fallback } = this.props;
    return this.state.failed ? fallback(this.state.error, this.retry) : children;
  }
}
