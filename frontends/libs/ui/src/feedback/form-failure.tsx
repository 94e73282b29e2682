import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../theme';
import { ErrorBox } from './error-box';

export interface Failure {
  title: string;
  text: ReactNode;
}

/**
 * Why a form was not sent, shown beside its button. Not a toast, which may be missed, and which cannot be loaded without a
 * connection. It scrolls itself into view. Mount it anew for each failure, so that it is read aloud each time.
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
  /* Keeps the button below it in view too. */
  scroll-margin-block-end: ${space(20)};
`;
