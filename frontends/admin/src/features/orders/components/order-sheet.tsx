import { formatDateTime, formatPhone, toPersianDigits } from '@afshoreh/persian';
import { Ltr, orderStatusLabel } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { DescriptionList } from '../../../list/description-list';
import { copy } from '../copy';
import type { OrderDetails } from '../get-order';
import { CallList } from './call-list';
import { companyFacts } from '../company/company-facts';
import { OrderLines } from './order-lines';

const { dialog, sheet } = copy;

/** One order on an A4 sheet: customer, lines, calls and notes, and space for handwriting. */
export function OrderSheet({ order }: { order: OrderDetails }) {
  const { id, name, phone, email, address, notes, trackingCode, createdAt, status, callBy, items, calls } = order;
  const title = `sheet-${id}`;
  return (
    <Sheet aria-labelledby={title}>
      <header>
        <h2 id={title}>{dialog.title(toPersianDigits(id))}</h2>
        <span>{sheet.brand}</span>
      </header>
      <DescriptionList
        items={[
          [dialog.name, name],
          [copy.columns.phone, <Ltr key="phone">{formatPhone(phone)}</Ltr>],
          [dialog.email, email && <Ltr key="email">{email}</Ltr>],
          [dialog.address, address],
          ...companyFacts(order),
          [dialog.trackingCode, <Ltr key="code">{trackingCode}</Ltr>],
          [dialog.createdAt, formatDateTime(createdAt)],
          [dialog.status, orderStatusLabel(status)],
          [dialog.callBy, formatDateTime(callBy)],
        ]}
      />
      <OrderLines items={items} />
      {notes && (
        <section>
          <h3>{dialog.notes}</h3>
          <p>{notes}</p>
        </section>
      )}
      <section>
        <h3>{copy.call.list}</h3>
        <CallList calls={calls} dated />
      </section>
      <Room>{sheet.room}</Room>
    </Sheet>
  );
}

const Sheet = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
  max-inline-size: 48rem;
  min-block-size: 60rem;
  padding: ${space(8)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  background: ${color('surface')};

  header {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    padding-block-end: ${space(3)};
    border-block-end: 2px solid ${color('brand')};
  }
  h2 {
    font-size: ${font.xl};
  }
  h3 {
    margin-block-end: ${space(2)};
    font-size: ${font.md};
  }
  p {
    white-space: pre-line;
  }

  @media print {
    /* An order with many lines continues on a second sheet, so nothing is cut off. */
    min-block-size: 26cm;
    padding: 0;
    border: 0;
    break-after: page;
    &:last-child {
      break-after: auto;
    }
  }
`;

/** The rest of the sheet, for handwriting. */
const Room = styled.div`
  flex: 1;
  padding: ${space(3)};
  border: 1px dashed ${color('control')};
  border-radius: ${radius.medium};
  color: ${color('muted')};
  font-size: ${font.sm};
`;
