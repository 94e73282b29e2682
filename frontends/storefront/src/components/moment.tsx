import { formatDateTime } from '@afshoreh/persian';

/** Day and time in Tehran, in the Persian calendar. `at` is ISO 8601. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(at)}</time>;
}
