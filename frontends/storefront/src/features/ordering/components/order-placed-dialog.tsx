import styled from 'styled-components';
import { Link } from '@afshoreh/contracts/router';
import { formatDateTime } from '@afshoreh/persian';
import { Button } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { success } from '@afshoreh/ui/illustrations';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { CopyButton } from '../../../components/copy-button';
import { copy } from '../copy';
import type { PlacedOrder } from '../place-order';

interface OrderPlacedDialogProps {
  order: Pick<PlacedOrder, 'trackingCode' | 'callBy'>;
  onClose: () => void;
}

/** The confirmation: registered, experts will call, and the code to track it with (spec §2, D8). */
export function OrderPlacedDialog({ order, onClose }: OrderPlacedDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      illustration={success}
      title={copy.placed.title}
      description={copy.placed.text}
      footer={<Button onClick={onClose}>{copy.placed.back}</Button>}
    >
      <Content>
        <TrackingCode code={order.trackingCode} />
        <Link to={`/orders/track?code=${order.trackingCode}`}>{copy.placed.track}</Link>
        <p>{copy.placed.callBy(formatDateTime(order.callBy))}</p>
      </Content>
    </Dialog>
  );
}

function TrackingCode({ code }: { code: string }) {
  const { trackingCode, copyCode, copied, copyFailed, keepCode } = copy.placed;
  return (
    <Code>
      <span>{trackingCode}</span>
      <strong>
        <bdi dir="ltr">{code}</bdi>
      </strong>
      <CopyButton iconOnly text={code} label={copyCode} copied={copied} failed={copyFailed} hint={keepCode} />
    </Code>
  );
}

const Content = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  text-align: center;

  p {
    margin: 0;
    color: ${color('muted')};
  }
`;

const Code = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  inline-size: 100%;
  padding: ${space(4)} ${space(5)};
  border: 1px dashed ${color('control')};
  border-radius: ${radius.medium};
  background: ${color('sunken')};
  text-align: start;

  span,
  small {
    grid-column: 1 / -1;
    color: ${color('muted')};
    font-size: ${font.sm};
  }
  /* The button stands beside the code, its answer below both. */
  > div {
    display: contents;
  }
  strong {
    font-size: ${font.xl};
    user-select: all;
  }
`;
