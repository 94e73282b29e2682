import { queryOptions, useQueryClient } from '@afshoreh/contracts/query';
import styled from 'styled-components';
import { api, pageOf, type Customer } from '@afshoreh/api-client';
import { EmptyState, LinkButton, PagedList } from '@afshoreh/ui';
import { emptyList } from '@afshoreh/ui/illustrations';
import { space } from '@afshoreh/ui/theme';
import { SampleState } from '../../../components/sample-state/sample-state';
import { Sheet } from '../../../components/sheet-page';
import { usePageQuery } from '../../../components/use-page-query';
import { mine, ORDERS_PER_PAGE, useSessionEnd } from '../account-calls';
import { copy } from '../copy';
import { samplesCopy as text } from '../samples-copy';
import { ContentSkeleton } from './account-frame';

/** One page of the customer's samples, newest first. */
const mySamplesQuery = (customer: Customer, page: number) =>
  queryOptions({
    ...mine(customer, 'samples', page),
    queryFn: ({ signal }) =>
      api.GET('/account/samples', { params: { query: { page, limit: ORDERS_PER_PAGE } }, signal }).then(pageOf),
  });

/** The customer's samples, newest first. */
export function SampleList({ customer, page }: { customer: Customer; page: number }) {
  const queryClient = useQueryClient();
  const query = mySamplesQuery(customer, page);
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
      label={copy.sections.samples}
      page={page}
      pageCount={Math.ceil(data.total / ORDERS_PER_PAGE)}
      hrefOf={(other) => (other === 1 ? '/account/samples' : `/account/samples?page=${other}`)}
      busy={busy}
    >
      <Cards aria-busy={busy}>
        {data.items.map((sample) => (
          <Sheet as="li" key={sample.trackingCode}>
            <SampleState
              sample={sample}
              phone={sample.phone}
              onChange={() => void queryClient.invalidateQueries({ queryKey: query.queryKey })}
            />
          </Sheet>
        ))}
      </Cards>
    </PagedList>
  );
}

const Cards = styled.ul`
  display: grid;
  gap: ${space(5)};
`;
