import { VisuallyHidden } from '@afshoreh/ui';
import { useEffect, useState } from 'react';

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
  return <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>;
}
