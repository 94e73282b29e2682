import styled from 'styled-components';
import { Link } from '@afshoreh/contracts/router';
import { formatDeadline } from '@afshoreh/persian';
import { Button, TrackingCode } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { success } from '@afshoreh/ui/illustrations';
import { color, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import type { PlacedOrder } from '../place-order';

interface OrderPlacedDialogProps {
  order: Pick<PlacedOrder, 'trackingCode' | 'callBy'>;
  onClose: () => void;
}

/** The confirmation: registered, experts will call, and the code to track it with. */
export function OrderPlacedDialog({ order, onClose }: OrderPlacedDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      illustration={success}
      title={copy.placed.title}
      description={copy.placed.text}
      footer={<Button onClick={onClose}>{copy.placed.back}</Button>}
    >
      <Content>
        <p>{copy.placed.callBy(formatDeadline(order.callBy))}</p>
        <TrackingCode
          title={copy.placed.trackingCode}
          text={order.trackingCode}
          label={copy.placed.copyCode}
          copied={copy.placed.copied}
          failed={copy.placed.copyFailed}
          hint={copy.placed.keepCode}
        />
        <Link to={`/orders/track?code=${order.trackingCode}`}>{copy.placed.track}</Link>
      </Content>
    </Dialog>
  );
}

const Content = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  text-align: center;

  p {
    color: ${color('muted')};
  }
`;
