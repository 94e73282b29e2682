import { CircleAlert } from 'lucide-react';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import * as copy from '../copy';
import { color, radius, space } from '../theme';

export interface ErrorBoxProps {
  title?: string;
  /** A Persian sentence: an error's `message`, or what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
}

/** Something on this part of the page failed; read aloud when it appears. */
export function ErrorBox({ title = copy.failed, children, onRetry, retrying }: ErrorBoxProps) {
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
