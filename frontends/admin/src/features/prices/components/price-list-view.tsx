import { settingsQuery } from '@afshoreh/api-client';
import { useQuery } from '@afshoreh/contracts/query';
import { Button, EmptyState, Skeleton, Stack } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { QueryLoader } from '../../../layout/query-loader';
import { useOpened, useOpenedRecord } from '../../../list/use-opened';
import { DeleteRecordDialog } from '../../../resource/delete-record-dialog';
import { useMay } from '../../../session/access';
import { copy } from '../copy';
import { priceList, priceListQuery, type PriceListEntry } from '../get-price-list';
import { PriceListDialog } from './price-list-dialog';
import { PriceListTable } from './price-list-table';
import { RatePanel } from './rate-form';

const words = copy.list;
const ROWS = [1, 2, 3, 4, 5, 6];

/** The price list in dollars, and the exchange rate that converts it to toman. */
export function PriceListView() {
  const list = useQuery(priceListQuery);
  const settings = useQuery(settingsQuery);
  const opened = useOpened('row');
  const edited = useOpenedRecord(opened, list.data?.items);
  const [toDelete, setToDelete] = useState<PriceListEntry | null>(null);
  const mayChange = useMay()('prices', 'write');
  const addButton = mayChange && (
    <Button size="small" variant="secondary" onClick={() => opened.open('new')}>
      <Plus />
      {words.add}
    </Button>
  );
  return (
    <QueryLoader queries={[list, settings]} failed={words.loadFailed} skeleton={<ListSkeleton />}>
      {(prices, known) => (
        <>
          <RatePanel settings={known} age={prices.rateAge} />
          <Bar>
            <p>{words.intro}</p>
            {addButton}
          </Bar>
          {prices.items.length === 0 ? (
            <EmptyState title={words.emptyTitle} text={words.emptyText} />
          ) : (
            <PriceListTable
              list={prices}
              mayChange={mayChange}
              onEdit={({ id }) => opened.open(id)}
              onDelete={setToDelete}
            />
          )}
          {mayChange && (edited || opened.value === 'new') && (
            <PriceListDialog
              key={opened.value}
              entry={edited}
              rate={prices.rateAge === 'expired' ? null : prices.rate}
              onClose={opened.close}
            />
          )}
          {toDelete && <DeleteRecordDialog of={priceList} item={toDelete} onClose={() => setToDelete(null)} />}
        </>
      )}
    </QueryLoader>
  );
}

function ListSkeleton() {
  return (
    <Stack $gap={2}>
      <Skeleton height="16rem" />
      {ROWS.map((row) => (
        <Skeleton key={row} height="3.5rem" />
      ))}
    </Stack>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  margin-block-end: ${space(3)};
`;
