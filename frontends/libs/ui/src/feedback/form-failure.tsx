import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../theme';
import { ErrorBox } from './error-box';

export interface Failure {
  title: string;
  text: ReactNode;
}

/**
 * Why a form was not sent, told where its button is: a toast may be missed, and without a connection it may never come.
 * It comes into view by itself. Render it anew for each failure, and it is read aloud each time.
 */
export function FormFailure({ title, text }: Failure) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Place ref={box}>
      <ErrorBox title={title}>{text}</ErrorBox>
    </Place>
  );
}

const Place = styled.div`
  justify-self: stretch;
  /* Its button stands below it, and is to be seen as well. */
  scroll-margin-block-end: ${space(20)};
`;
