import { useLocation } from '@afshoreh/contracts/router';
import { ErrorBox } from '@afshoreh/ui';
import { Component, type ReactNode } from 'react';
import { copy } from './copy';
import { forgetFailedScreens } from './screen-code';

interface BoundaryProps {
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  private readonly retry = () => {
    forgetFailedScreens();
    this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorBox title={copy.screenFailed} onRetry={this.retry}>
        {copy.screenFailedText}
      </ErrorBox>
    );
  }
}

/**
 * When a screen fails to load or throws, only that screen is replaced by an error. The header and the menu stay
 * usable.
 */
export function ScreenBoundary({ children }: BoundaryProps) {
  const { pathname } = useLocation();
  return <Boundary key={pathname}>{children}</Boundary>;
}
