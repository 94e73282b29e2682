import { useEffect, useRef } from 'react';

/** A signal for each call of a form; closing the form stops the call that is on the way. */
export function useAbortOnUnmount(): () => AbortSignal {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return () => {
    const call = new AbortController();
    stop.current = () => call.abort();
    return call.signal;
  };
}
