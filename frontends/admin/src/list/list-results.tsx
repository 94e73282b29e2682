import { Navigate } from '@afshoreh/contracts/router';
import { Button, EmptyState, ErrorBox, Loading, PagedList, Skeleton, Stack } from '@afshoreh/ui';
import { media, space } from '@afshoreh/ui/theme';
import type { UseQueryResult } from '@afshoreh/contracts/query';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { useListSearch } from './use-list-search';

const ROWS = Array.from({ length: 8 }, (_, row) => row);

interface ListCopy {
  title: string;
  loadFailed: string;
  emptyTitle: string;
  emptyText: string;
  noneYetTitle: string;
  noneYetText: string;
  clearFilters: string;
}

interface ListResultsProps<Item> {
  copy: ListCopy;
  query: UseQueryResult<{ items: Item[]; total: number }>;
  search: ReturnType<typeof useListSearch>;
  /** Something is searched or filtered: an empty answer offers to take that back. */
  filtered: boolean;
  /** What a list without any entry offers instead. */
  firstStep?: ReactNode;
  /** Of the shape of what comes, unless that is rows. */
  skeleton?: ReactNode;
  /** `stale`: these items answer an older question, the new ones are on their way. */
  children: (items: Item[], stale: boolean) => ReactNode;
}

/** A list in whichever state it is: on the way, failed, empty, or there with its pages. */
export function ListResults<Item>({
  copy,
  query,
  search,
  filtered,
  firstStep,
  skeleton,
  children,
}: ListResultsProps<Item>) {
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = query;
  if (isError) {
    return (
      <ErrorBox title={copy.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorBox>
    );
  }
  if (!data) return skeleton ?? <RowsSkeleton />;
  const pageCount = Math.ceil(data.total / search.size);
  const addressOf = (page: number) => search.addressWith({ page: page > 1 ? String(page) : null });
  // An address of a page that is no longer there, as after rows were deleted.
  if (search.page > pageCount && pageCount > 0 && !isPlaceholderData)
    return <Navigate replace to={addressOf(pageCount)} />;
  if (data.items.length === 0) {
    return filtered ? (
      <EmptyState
        title={copy.emptyTitle}
        text={copy.emptyText}
        action={
          <Button variant="secondary" onClick={search.clear}>
            {copy.clearFilters}
          </Button>
        }
      />
    ) : (
      <EmptyState title={copy.noneYetTitle} text={copy.noneYetText} action={firstStep} />
    );
  }
  return (
    <PagedList label={copy.title} page={search.page} pageCount={pageCount} hrefOf={addressOf} busy={isPlaceholderData}>
      {children(data.items, isPlaceholderData)}
    </PagedList>
  );
}

function RowsSkeleton() {
  return (
    <Loading>
      <Stack $gap={2}>
        {ROWS.map((row) => (
          <Skeleton key={row} height="3.5rem" />
        ))}
      </Stack>
    </Loading>
  );
}

/** The row above a list: its search box and filters. */
export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  margin-block-end: ${space(3)};

  /* Choices that come late, and long ones, move nothing. */
  > :has(> select) {
    inline-size: 11rem;
  }

  ${media.phone} {
    gap: ${space(2)};

    > button {
      padding-inline: ${space(2)};
    }
    > :has(> select) {
      flex: 1 1 7.5rem;
    }
  }
`;
