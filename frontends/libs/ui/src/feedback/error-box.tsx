import { CircleAlert } from 'lucide-react';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import * as copy from '../copy';
import { useOnReconnect } from '../loading/use-on-reconnect';
import { color, radius, space } from '../theme';

interface ErrorBoxProps {
  title?: string;
  /** A Persian sentence: an error's `message`, or what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
}

/** An error in a part of the page, read aloud when it appears. It retries by itself when the connection returns. */
export function ErrorBox({ title = copy.failed, children, onRetry, retrying }: ErrorBoxProps) {
  useOnReconnect(retrying ? null : onRetry);
  return (
    <Root role="alert">
      <CircleAlert />
      <Words>
        <strong>{title}</strong>
        {children && <div>{children}</div>}
      </Words>
      {onRetry && (
        <Button variant="secondary" size="small" onClick={onRetry} pending={retrying}>
          {copy.retry}
        </Button>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(4)};
  border-radius: ${radius.medium};
  border-inline-start: 4px solid ${color('danger')};
  background: ${color('dangerSoft')};
  & > svg {
    flex: none;
    color: ${color('dangerText')};
  }
`;
const Words = styled.div`
  flex: 1 1 11rem;
  min-inline-size: 0;
`;
