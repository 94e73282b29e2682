import { formatDateTime } from '@afshoreh/persian';
import { Ltr } from '@afshoreh/ui';

/** Day and time of the Persian calendar in Tehran (D30). `at` is ISO 8601. */
export function Moment({ at }: { at: string }) {
  return (
    <Ltr>
      <time dateTime={at}>{formatDateTime(at)}</time>
    </Ltr>
  );
}
