import { queryOptions, useQueryClient } from '@afshoreh/contracts/query';
import { api, pageOf, type Customer } from '@afshoreh/api-client';
import { SampleState } from '../../../components/sample-state/sample-state';
import { Sheet } from '../../../components/sheet-page';
import { mine, ORDERS_PER_PAGE } from '../account-calls';
import { copy } from '../copy';
import { samplesCopy } from '../samples-copy';
import { MyList } from './my-list';

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
  return (
    <MyList label={copy.sections.samples} text={samplesCopy} query={query} page={page} path="/account/samples">
      {(sample) => (
        <Sheet as="li" key={sample.trackingCode}>
          <SampleState
            sample={sample}
            phone={sample.phone}
            onChange={() => void queryClient.invalidateQueries({ queryKey: query.queryKey })}
          />
        </Sheet>
      )}
    </MyList>
  );
}
