import { useQuery } from '@afshoreh/contracts/query';
import { formatDateTime, formatNumber } from '@afshoreh/persian';
import { Badge, Button, Stack } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { ResponsiveTable, type TableColumn } from '@afshoreh/ui/table';
import styled from 'styled-components';
import { Muted } from '../../../layout/muted';
import { QueryLoader } from '../../../layout/query-loader';
import { actionsColumn } from '../../../list/actions-column';
import { RowsSkeleton } from '../../../list/list-results';
import { copy } from '../copy';
import { answerOf, deliveriesQuery, useSendAgain, type Delivery, type Webhook, type WebhookEvent } from '../webhooks';

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

/** The last deliveries of a webhook, each of which can be sent again. */
export function DeliveriesDialog({ webhook: { id, url }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const query = useQuery(deliveriesQuery(id));
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
      open
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title={words.title}
      description={words.text(url)}
      footer={<Button onClick={() => void query.refetch()}>{words.refresh}</Button>}
    >
      <QueryLoader queries={[query]} failed={words.loadFailed} skeleton={<RowsSkeleton />}>
        {(deliveries) =>
          deliveries.length === 0 ? (
            <p>{words.noneYet}</p>
          ) : (
            <ResponsiveTable
              caption={words.table}
              columns={[...COLUMNS, actions]}
              rows={deliveries}
              rowKey={(delivery) => delivery.id}
            />
          )
        }
      </QueryLoader>
    </Dialog>
  );
}
