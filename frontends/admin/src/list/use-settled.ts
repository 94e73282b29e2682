import { useEffect, useState } from 'react';

/** Longer than the time between two key presses. */
const SETTLES_MS = 200;

/** Debounces `value`, so that a typed text leads to one search and not to one per key. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
