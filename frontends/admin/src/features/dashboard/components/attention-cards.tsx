import { Link } from '@afshoreh/contracts/router';
import { formatNumber } from '@afshoreh/persian';
import { Skeleton } from '@afshoreh/ui';
import { color, focusRing, font, media, radius, shadow, space } from '@afshoreh/ui/theme';
import { useQuery } from '@afshoreh/contracts/query';
import styled from 'styled-components';
import { contactCountQuery, orderCountQuery } from '../../../get-counts';
import { useMay } from '../../../session/access';
import { copy } from '../copy';

/** What waits for an admin, as large numbers that lead to the list behind them. */
export function AttentionCards() {
  const may = useMay();
  if (!may('orders') && !may('contacts')) return null;
  return (
    <Row aria-label={copy.attention}>
      {may('orders') && (
        <>
          <Figure to="/admin/orders?status=new" label={copy.newOrders} tone="info" query={orderCountQuery('new')} />
          <Figure
            to="/admin/orders?status=processing"
            label={copy.processingOrders}
            tone="warning"
            query={orderCountQuery('processing')}
          />
        </>
      )}
      {may('contacts') && (
        <Figure
          to="/admin/contacts?filter=unread"
          label={copy.unreadMessages}
          tone="success"
          query={contactCountQuery('unread')}
        />
      )}
    </Row>
  );
}

type Tone = 'info' | 'warning' | 'success';

interface FigureProps {
  to: string;
  label: string;
  tone: Tone;
  query: ReturnType<typeof orderCountQuery>;
}

function Figure({ to, label, tone, query }: FigureProps) {
  const { data, isPending } = useQuery(query);
  return (
    <Card to={to} $tone={tone}>
      <Count>
        {isPending ? <Skeleton width="3rem" /> : data === undefined ? copy.unavailable : formatNumber(data)}
      </Count>
      <span>{data === 0 ? copy.nothingNew : copy.seeAll}</span>
      <Label>{label}</Label>
    </Card>
  );
}

const Row = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${space(3)};

  ${media.md} {
    gap: ${space(5)};
  }
`;

const Card = styled(Link)<{ $tone: Tone }>`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  gap: ${space(1)} ${space(4)};
  padding: ${space(4)} ${space(5)};
  border: 1px solid ${color('line')};
  border-inline-start: 4px solid ${({ $tone }) => color($tone)};
  border-radius: ${radius.medium};
  background: ${color('surface')};
  box-shadow: ${shadow.card};
  color: ${color('muted')};
  font-size: ${font.sm};
  text-decoration: none;
  ${focusRing}

  &:hover {
    background: ${({ $tone }) => color(`${$tone}Soft`)};
  }
`;

const Count = styled.strong`
  color: ${color('text')};
  font-size: ${font.xxl};
  line-height: 1.3;
`;

const Label = styled.span`
  grid-column: 1 / -1;
  color: ${color('text')};
  font-weight: 600;
`;
