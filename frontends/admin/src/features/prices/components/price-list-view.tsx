import { settingsQuery } from '@afshoreh/api-client';
import { useQuery } from '@afshoreh/contracts/query';
import { Button, EmptyState, ErrorBox, Loading, Skeleton, Stack } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { idOf } from '../../../list/use-list-search';
import { useOpened } from '../../../list/use-opened';
import { useMay } from '../../../session/access';
import { copy } from '../copy';
import { priceListQuery, type PriceListEntry } from '../get-price-list';
import { DeletePriceDialog } from './delete-price-dialog';
import { PriceListDialog } from './price-list-dialog';
import { PriceListTable } from './price-list-table';
import { RatePanel } from './rate-form';

const words = copy.list;
const ROWS = [1, 2, 3, 4, 5, 6];

/** The price list in dollars, and the rate that makes toman of it (D2, D45). */
export function PriceListView() {
  const list = useQuery(priceListQuery);
  const settings = useQuery(settingsQuery);
  const opened = useOpened('row');
  const [toDelete, setToDelete] = useState<PriceListEntry | null>(null);
  const error = list.error ?? settings.error;
  const mayChange = useMay()('catalogue', 'write');
  const addButton = mayChange && (
    <Button size="small" variant="secondary" onClick={() => opened.open('new')}>
      <Plus />
      {words.add}
    </Button>
  );
  if (error) {
    return (
      <ErrorBox title={words.loadFailed} onRetry={() => void Promise.all([list.refetch(), settings.refetch()])}>
        {error.message}
      </ErrorBox>
    );
  }
  if (!list.data || !settings.data) return <ListSkeleton />;
  const { items, rate, rateAge } = list.data;
  const edited = items.find(({ id }) => id === idOf(opened.value));
  return (
    <>
      <RatePanel settings={settings.data} age={rateAge} />
      <Bar>
        <p>{words.intro}</p>
        {addButton}
      </Bar>
      {items.length === 0 ? (
        <EmptyState title={words.emptyTitle} text={words.emptyText} />
      ) : (
        <PriceListTable
          list={list.data}
          mayChange={mayChange}
          onEdit={({ id }) => opened.open(id)}
          onDelete={setToDelete}
        />
      )}
      {mayChange && (edited || opened.value === 'new') && (
        <PriceListDialog
          key={opened.value}
          entry={edited}
          rate={rateAge === 'expired' ? null : rate}
          onClose={opened.close}
        />
      )}
      {toDelete && <DeletePriceDialog entry={toDelete} onClose={() => setToDelete(null)} />}
    </>
  );
}

function ListSkeleton() {
  return (
    <Loading>
      <Stack $gap={2}>
        <Skeleton height="16rem" />
        {ROWS.map((row) => (
          <Skeleton key={row} height="3.5rem" />
        ))}
      </Stack>
    </Loading>
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
