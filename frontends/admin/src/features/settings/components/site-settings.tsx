import { settingsQuery } from '@afshoreh/api-client';
import { ErrorBox, Loading, SkeletonLines } from '@afshoreh/ui';
import { useQuery } from '@afshoreh/contracts/query';
import { copy } from '../copy';
import { SiteForm } from './site-form';

/** Spec §2 settings, and what D10, D27 and D33 made settings too; the form stays as it is when they are read anew. */
export function SiteSettings() {
  const { data, error, isFetching, refetch } = useQuery(settingsQuery);
  if (data) return <SiteForm settings={data} />;
  if (error) {
    return (
      <ErrorBox title={copy.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorBox>
    );
  }
  return (
    <Loading>
      <SkeletonLines lines={8} />
    </Loading>
  );
}
