import { VisuallyHidden } from '@afshoreh/ui';
import { useEffect, useState } from 'react';

const listeners = new Set<(text: string) => void>();

/** Makes the screen reader say `text` after its current speech. */
export function announce(text: string): void {
  listeners.forEach((listener) => listener(text));
}

/** The live region of `announce`; it is on the page once. */
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
