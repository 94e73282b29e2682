import { useEffect, useState } from 'react';

const STEP_MS = 30_000;

/** Returns the current time and updates it, so that calls become overdue while the screen is open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
