import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import { formatDateTime, formatNumber } from '@afshoreh/persian';
import { Badge, Button, FilterChips, Stack } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { ResponsiveTable, type TableColumn } from '@afshoreh/ui/table';
import { useState } from 'react';
import styled from 'styled-components';
import { Muted } from '../../../layout/muted';
import { QueryLoader } from '../../../layout/query-loader';
import { actionsColumn } from '../../../list/actions-column';
import { RowsSkeleton } from '../../../list/list-results';
import { PageButtons } from '../../../list/page-buttons';
import { copy } from '../copy';
import {
  answerOf,
  deliveriesQuery,
  LOG_ROWS,
  useSendAgain,
  type Delivery,
  type Webhook,
  type WebhookEvent,
} from '../webhooks';

const words = copy.deliveries;
const TONES = { waiting: 'warning', delivered: 'success', failed: 'neutral' } as const;

const COLUMNS: TableColumn<Delivery>[] = [
  {
    key: 'event',
    header: words.columns.event,
    heading: true,
    cell: ({ event, at }) => (
      <Stack $gap={1}>
        <strong>{copy.events[event as WebhookEvent] ?? copy.testEvent}</strong>
        <Muted as="span" $size="sm">
          {formatDateTime(at)}
        </Muted>
      </Stack>
    ),
  },
  {
    key: 'state',
    header: words.columns.state,
    cell: ({ state, attempts, dueAt }) => (
      <Stack $gap={1}>
        <span>
          <Badge tone={TONES[state]}>{words.states[state]}</Badge>
        </span>
        <Muted as="span" $size="sm">
          {dueAt ? words.next(formatDateTime(dueAt)) : words.attempts(formatNumber(attempts))}
        </Muted>
      </Stack>
    ),
  },
  {
    key: 'answer',
    header: words.columns.answer,
    cell: ({ responseStatus, responseBody, error, durationMs }) => (
      <Stack $gap={1}>
        <bdi>{[answerOf({ responseStatus, error }), responseBody].filter(Boolean).join(' ')}</bdi>
        {durationMs !== null && (
          <Muted as="span" $size="sm">
            {words.duration(formatNumber(durationMs))}
          </Muted>
        )}
      </Stack>
    ),
  },
  {
    key: 'request',
    card: 'wide',
    header: words.columns.request,
    cell: ({ requestBody }) => <Request dir="ltr">{requestBody}</Request>,
  },
];

/** The request is shown in full, although tables cut other long texts. */
const Request = styled.code`
  display: block;
  white-space: normal;
  overflow-wrap: anywhere;
  text-align: start;
`;

const FILTERS = (['all', 'missing'] as const).map((value) => ({ value, label: words.filters[value] }));

/** The deliveries of a webhook in pages, each of which can be sent again. */
export function DeliveriesDialog({ webhook: { id, url }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [{ filter, page }, setSearch] = useState<{ filter: 'all' | 'missing'; page: number }>({
    filter: 'all',
    page: 1,
  });
  const isMissing = filter === 'missing';
  const query = useQuery({ ...deliveriesQuery(id, { page, isMissing }), placeholderData: keepPreviousData });
  const again = useSendAgain(id);
  const actions = actionsColumn<Delivery>((delivery) => (
    <Button
      variant="secondary"
      size="small"
      aria-label={words.againOf(delivery.messageId)}
      onClick={() => again.mutate(delivery)}
    >
      {words.again}
    </Button>
  ));
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title={words.title}
      description={words.text(url)}
      footer={<Button onClick={() => void query.refetch()}>{words.refresh}</Button>}
    >
      <Stack $gap={4}>
        <FilterChips
          label={words.filter}
          options={FILTERS}
          value={filter}
          onChange={(value) => setSearch({ filter: value, page: 1 })}
        />
        <QueryLoader queries={[query]} failed={words.loadFailed} skeleton={<RowsSkeleton />}>
          {({ items, total }) => (
            <>
              {items.length === 0 ? (
                <p>{isMissing ? words.noneMissing : words.noneYet}</p>
              ) : (
                <ResponsiveTable
                  caption={words.table}
                  columns={[...COLUMNS, actions]}
                  rows={items}
                  rowKey={(delivery) => delivery.id}
                />
              )}
              <PageButtons
                page={page}
                size={LOG_ROWS}
                total={total}
                onPage={(next) => setSearch({ filter, page: next })}
                words={words.pages}
              />
            </>
          )}
        </QueryLoader>
      </Stack>
    </Dialog>
  );
}
