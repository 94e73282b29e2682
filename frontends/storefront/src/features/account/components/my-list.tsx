import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { QueryKey, UseQueryOptions } from '@afshoreh/contracts/query';
import { EmptyState, LinkButton, PagedList } from '@afshoreh/ui';
import { emptyList } from '@afshoreh/ui/illustrations';
import { space } from '@afshoreh/ui/theme';
import { usePageQuery } from '../../../components/use-page-query';
import { ORDERS_PER_PAGE, useSessionEnd } from '../account-calls';
import { ContentSkeleton } from './account-frame';

interface Page<Item> {
  items: Item[];
  total: number;
}

interface MyListProps<Item, Key extends QueryKey> {
  label: string;
  text: { failed: string; empty: string; emptyText: string; toProducts: string };
  query: UseQueryOptions<Page<Item>, Error, Page<Item>, Key>;
  page: number;
  /** The address of the first page. */
  path: string;
  /** Renders one list item. */
  children: (item: Item) => ReactNode;
}

/** One page of the customer's orders or samples. */
export function MyList<Item, Key extends QueryKey>({
  label,
  text,
  query,
  page,
  path,
  children,
}: MyListProps<Item, Key>) {
  const { data, error, failure, busy } = usePageQuery(query, text.failed);
  useSessionEnd(error);

  if (failure) return failure;
  if (!data) return <ContentSkeleton />;
  if (data.total === 0) {
    return (
      <EmptyState
        illustration={emptyList}
        title={text.empty}
        text={text.emptyText}
        action={<LinkButton to="/products">{text.toProducts}</LinkButton>}
      />
    );
  }
  return (
    <PagedList
      label={label}
      page={page}
      pageCount={Math.ceil(data.total / ORDERS_PER_PAGE)}
      hrefOf={(other) => (other === 1 ? path : `${path}?page=${other}`)}
      busy={busy}
    >
      <Cards aria-busy={busy}>{data.items.map(children)}</Cards>
    </PagedList>
  );
}

const Cards = styled.ul`
  display: grid;
  gap: ${space(5)};
`;
