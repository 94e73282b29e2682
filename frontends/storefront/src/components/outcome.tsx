import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { EmptyState } from '@afshoreh/ui';

interface OutcomeProps {
  illustration?: string;
  title: string;
  text: ReactNode;
  /** A button or link to the next step. */
  action: ReactNode;
}

/**
 * The result of a form, shown in its place. It takes the focus, because the focused button is gone; so a screen reader reads it
 * aloud.
 */
export function Outcome(props: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-label={props.title}>
      <EmptyState {...props} />
    </Box>
  );
}

const Box = styled.div`
  > div {
    padding: 0;
  }
`;
