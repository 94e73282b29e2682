import { useEffect, useState } from 'react';
import styled from 'styled-components';

const listeners = new Set<(text: string) => void>();

/** Has the screen reader say `text` when it is done with what it is saying. */
export function announce(text: string): void {
  listeners.forEach((listener) => listener(text));
}

/** The live region that `announce` speaks through; once on the page. */
export function Announcer() {
  const [text, setText] = useState('');
  useEffect(() => {
    listeners.add(setText);
    return () => {
      listeners.delete(setText);
    };
  }, []);
  return <Region aria-live="polite">{text}</Region>;
}

const Region = styled.div`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
