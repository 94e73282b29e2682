import { useQuery } from '@afshoreh/contracts/query';
import { Link } from '@afshoreh/contracts/router';
import { formatDateTime, toPersianDigits } from '@afshoreh/persian';
import { Ltr, OrderStatusBadge } from '@afshoreh/ui';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useOpened } from '../../../list/use-opened';
import { useMay } from '../../../session/access';
import { DescriptionList } from '../../../list/description-list';
import { copy } from '../copy';
import type { OrderDetails } from '../get-order';
import { sheetsAddress } from '../order-sheets';
import { useNow } from '../use-now';
import { copy as reminderCopy } from '../../../order-reminder/copy';
import { OrderReminder } from '../../../order-reminder/order-reminder';
import { sampleOfOrderQuery } from '../taking/sample-query';
import { quoteSteps } from '../quotes/quote-history';
import { QuotePanel } from '../quotes/quote-panel';
import { quotesQuery } from '../quotes/quotes';
import { OrderCompany } from '../company/order-company';
import { AssigneeField } from './assignee-field';
import { CallDueBadge } from './call-due-badge';
import { CallList, List } from './call-list';
import { ChangeableLines } from './order-lines';
import { PhonePanel } from './phone-panel';
import { RelatedOrders } from './related-orders';
import { StaffNotes } from './staff-notes';
import { StatusForm } from './status-form';
import { EmailLink } from '../../../list/email-link';

const { dialog } = copy;

interface OrderDetailsViewProps {
  order: OrderDetails;
  /** The order came from the queue: the form of the call is the only place for status and note. */
  isCalling: boolean;
  /** The forms to work on the order. They stand beside the facts on wide screens and before them on phones. */
  children: ReactNode;
}

export function OrderDetailsView({ order, isCalling, children }: OrderDetailsViewProps) {
  const now = useNow();
  const opened = useOpened('order');
  const mayWrite = useMay()('orders', 'write');
  // Only an order by telephone can follow a sample.
  const { data: sample } = useQuery({ ...sampleOfOrderQuery(order.id), enabled: order.source === 'phone' });
  return (
    <Columns>
      <Column>
        <PhonePanel order={order} />
        <section>
          <h3>{dialog.items}</h3>
          <ChangeableLines order={order} />
        </section>
        <section>
          <h3>{copy.company.title}</h3>
          <OrderCompany order={order} />
        </section>
        <QuotePanel order={order} />
        {order.notes && (
          <section>
            <h3>{dialog.notes}</h3>
            <Notes>{order.notes}</Notes>
          </section>
        )}
      </Column>
      <Work>
        {children}
        <AssigneeField order={order} />
        {!isCalling && <StatusForm order={order} />}
        {(!isCalling || order.staffNotes.length > 0) && (
          <section>
            <h3>{copy.staff.notes}</h3>
            <StaffNotes order={order} readOnly={isCalling} />
          </section>
        )}
      </Work>
      <Column>
        <section>
          <h3>{copy.call.list}</h3>
          <CallList calls={order.calls} />
        </section>
        <section>
          <h3>{dialog.order}</h3>
          <DescriptionList items={factsOf(order, now, sample)} />
          <Print to={sheetsAddress([order.id])}>{copy.sheet.printOne}</Print>
          {mayWrite && <Print {...opened.replaceLinkTo(`new-${order.id}`)}>{copy.taking.orderAgain}</Print>}
        </section>
        <section>
          <h3>{reminderCopy.title}</h3>
          <OrderReminder id={order.id} />
        </section>
        <RelatedOrders id={order.id} />
        <section>
          <h3>{dialog.history}</h3>
          <OrderHistory order={order} />
        </section>
      </Column>
    </Columns>
  );
}

function SampleLink({ id }: { id: number }) {
  return <Link to={`/admin/samples?sample=${id}`}>{copy.sample(toPersianDigits(id))}</Link>;
}

function factsOf(
  order: OrderDetails,
  now: Date,
  sample: { id: number } | null | undefined,
): readonly (readonly [string, ReactNode])[] {
  const { name, email, address, createdAt, source, externalId, trackingCode, callBy } = order;
  return [
    [dialog.name, name],
    [dialog.email, email && <EmailLink email={email} />],
    [dialog.address, address],
    [dialog.trackingCode, <Ltr key="code">{trackingCode}</Ltr>],
    [dialog.createdAt, formatDateTime(createdAt)],
    [copy.source, copy.sources[source]],
    ...(sample ? [[copy.fromSample, <SampleLink key="sample" id={sample.id} />] as const] : []),
    [copy.externalId, externalId && <Ltr key="external">{externalId}</Ltr>],
    [dialog.status, <OrderStatusBadge key="status" status={order.status} />],
    [dialog.callBy, formatDateTime(callBy)],
    [copy.call.due, <CallDueBadge key="due" order={order} now={now} />],
  ];
}

/**
 * The history of an order: every status with its time and admin, the last change of the lines, and the steps of its
 * quotes.
 */
function OrderHistory({ order: { id, history, linesChangedAt } }: { order: OrderDetails }) {
  const { data: quotes = [] } = useQuery(quotesQuery(id));
  return (
    <List as="ol">
      {history.map(({ from, to, at, by, reason }, index) => (
        <li key={index}>
          <OrderStatusBadge status={to} />
          <time dateTime={at}>{formatDateTime(at)}</time>
          <span>{by ? copy.dialog.byWhom(by) : from === null && copy.dialog.byCustomer}</span>
          {reason && (
            <span>
              {copy.lost.reason}: {reason}
            </span>
          )}
        </li>
      ))}
      {quoteSteps(quotes).map(({ at, text }) => (
        <li key={`${at} ${text}`}>
          <span>{text}</span>
          <time dateTime={at}>{formatDateTime(at)}</time>
        </li>
      ))}
      {linesChangedAt && (
        <li>
          <span>{copy.lines.changed}</span>
          <time dateTime={linesChangedAt}>{formatDateTime(linesChangedAt)}</time>
        </li>
      )}
    </List>
  );
}

const Print = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  margin-inline-end: ${space(4)};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};

  h3 {
    margin-block-end: ${space(2)};
    font-size: ${font.md};
  }

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: auto 1fr;
  }
`;

/** The sections of one column. */
const Column = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(6)};
  min-inline-size: 0;
`;

/** The column with the forms: beside the other two on wide screens, between them on phones. */
const Work = styled(Column)`
  ${media.md} {
    grid-row: span 2;
  }
`;

const Notes = styled.p`
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.medium};
  background: ${color('sunken')};
  white-space: pre-wrap;
`;
