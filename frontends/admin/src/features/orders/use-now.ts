import { useEffect, useState } from 'react';

const STEP_MS = 30_000;

/** The time, kept current: what is due becomes overdue while the screen is looked at. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
