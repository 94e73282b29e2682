import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { EmptyState } from '@afshoreh/ui';

interface OutcomeProps {
  illustration?: string;
  title: string;
  text: ReactNode;
  /** What to do next: a button or link. */
  action: ReactNode;
}

/** What came of a form, in its place. It takes the focus that went with the form, and is read aloud by that. */
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
