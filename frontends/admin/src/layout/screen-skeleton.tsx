import { Loading, Skeleton, Stack } from '@afshoreh/ui';
import { copy } from './copy';

const ROWS = [1, 2, 3, 4, 5, 6];

/** The outline of a list screen while its code or the session's check is on the way. */
export function ScreenSkeleton() {
  return (
    <Loading label={copy.loading}>
      <Stack $gap={5}>
        <Skeleton width="12rem" height="2.5rem" />
        <Skeleton height="3rem" />
        <Stack $gap={2}>
          {ROWS.map((row) => (
            <Skeleton key={row} height="3.5rem" />
          ))}
        </Stack>
      </Stack>
    </Loading>
  );
}
