import { formatDateTime } from '@afshoreh/persian';

/** Day and time of the Persian calendar in Tehran (D30). `at` is ISO 8601. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(at)}</time>;
}
