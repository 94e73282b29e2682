import { Loading, SkeletonLines } from '@afshoreh/ui';
import { copy } from './copy';

const ROWS = 12;

export function ComparisonSkeleton() {
  return (
    <Loading label={copy.loading}>
      <SkeletonLines lines={ROWS} />
    </Loading>
  );
}
