import { formatDateTime, formatNumber, toPersianDigits } from '@afshoreh/persian';
import { Badge, Ltr, orderTone, PhoneLink } from '@afshoreh/ui';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { Facts } from '../../../list/facts';
import { copy, statusLabels } from '../copy';
import type { OrderDetails } from '../get-order';
import { lineName } from '../line-name';
import { OrderHistory } from './order-history';

const { dialog } = copy;

export function OrderDetailsView({ order }: { order: OrderDetails }) {
  return (
    <Columns>
      <section>
        <h3>{dialog.customer}</h3>
        <Facts
          facts={[
            [dialog.name, order.name],
            [dialog.phone, <PhoneLink key="phone" phone={order.phone} />],
            [dialog.email, order.email && <EmailLink email={order.email} />],
            [dialog.address, order.address],
          ]}
        />
      </section>
      <section>
        <h3>{dialog.order}</h3>
        <Facts
          facts={[
            [dialog.id, toPersianDigits(order.id)],
            [dialog.trackingCode, <Ltr key="code">{order.trackingCode}</Ltr>],
            [dialog.createdAt, formatDateTime(order.createdAt)],
            [dialog.status, <Status key="status" order={order} />],
            [dialog.callBy, <CallBy key="call" order={order} />],
          ]}
        />
      </section>
      <Wide>
        <h3>{dialog.items}</h3>
        <Lines>
          {order.items.map((line, at) => (
            <li key={at}>
              <span>{lineName(line)}</span>
              <strong>{copy.kilograms(formatNumber(line.quantity))}</strong>
              {line.usdPerTon !== null && line.rate !== null && (
                <small>{dialog.rate(formatNumber(line.usdPerTon), formatNumber(line.rate))}</small>
              )}
            </li>
          ))}
        </Lines>
      </Wide>
      {order.notes && (
        <Wide>
          <h3>{dialog.notes}</h3>
          <Notes>{order.notes}</Notes>
        </Wide>
      )}
      <Wide>
        <h3>{dialog.history}</h3>
        <OrderHistory changes={order.history} />
      </Wide>
    </Columns>
  );
}

function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`}>
      <Ltr>{email}</Ltr>
    </a>
  );
}

function Status({ order: { status } }: { order: OrderDetails }) {
  return <Badge tone={orderTone(status)}>{statusLabels[status] ?? copy.unknownStatus}</Badge>;
}

function CallBy({ order: { callBy, overdue } }: { order: OrderDetails }) {
  return (
    <>
      {formatDateTime(callBy)} {overdue && <Badge tone="danger">{copy.overdue}</Badge>}
    </>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};

  h3 {
    margin-block-end: ${space(2)};
    font-size: ${font.md};
  }

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Wide = styled.section`
  grid-column: 1 / -1;
`;

const Lines = styled.ul`
  display: grid;
  gap: 1px;
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  background: ${color('line')};
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(4)};
    padding: ${space(3)} ${space(4)};
    background: ${color('surface')};
  }

  small {
    flex-basis: 100%;
    color: ${color('muted')};
    font-size: ${font.xs};
  }
`;

const Notes = styled.p`
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.medium};
  background: ${color('sunken')};
  white-space: pre-wrap;
`;
