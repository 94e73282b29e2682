import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@afshoreh/contracts/query';
import { reasonOf } from '@afshoreh/api-client';
import { ErrorBox } from '@afshoreh/ui';
import { copy } from '../copy';

/**
 * One page of a list. While the next page loads, the previous one stays on screen and `busy` is true. When a page cannot be
 * loaded, `failure` is an alert for the list's place: the title `failed`, the reason and a retry button.
 */
export function usePageQuery<Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
  failed: string,
) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  });
  const failure = error && (
    <ErrorBox title={failed} onRetry={() => void refetch()} retrying={isFetching}>
      {reasonOf(error) ?? copy.tryAgain}
    </ErrorBox>
  );
  return { data, error, failure, busy: isPlaceholderData };
}
