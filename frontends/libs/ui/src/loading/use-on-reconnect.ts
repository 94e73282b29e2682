import { useEffect, useRef } from 'react';

/** Calls `repeat` when the connection returns. Null while there is nothing to repeat. */
export function useOnReconnect(repeat: (() => void) | null | undefined): void {
  const latest = useRef(repeat);
  useEffect(() => {
    latest.current = repeat;
  }, [repeat]);
  useEffect(() => {
    const handleOnline = () => latest.current?.();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);
}
