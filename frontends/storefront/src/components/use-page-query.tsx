import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@afshoreh/contracts/query';
import { reasonOf } from '@afshoreh/api-client';
import { ErrorBox } from '@afshoreh/ui';
import { copy } from '../copy';

/**
 * One page of a list. While the next one loads, the page before stays on screen (`busy`). `failure` tells in the list's place why
 * there is none, under the title `failed`, and offers to try again.
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
