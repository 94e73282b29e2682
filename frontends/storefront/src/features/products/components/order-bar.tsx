import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AnchorButton } from '@afshoreh/ui';
import { color, media, shadow, space } from '@afshoreh/ui/theme';
import { detailsCopy } from '../details-copy';

interface OrderBarProps {
  salesPhone: string | undefined;
  orderButton: ReactNode;
  /** The page above the bar. */
  children: ReactNode;
}

/**
 * A sticky bar with order and call buttons on a phone; wider screens show both beside the picture. CSS places the bar at the
 * bottom of the page, but it is first in the document, so that the keyboard reaches it before the long content.
 */
export function WithOrderBar({ salesPhone, orderButton, children }: OrderBarProps) {
  return (
    <Column>
      <Bar aria-label={detailsCopy.orderBar}>
        {orderButton}
        {salesPhone && (
          <AnchorButton variant="secondary" href={`tel:${salesPhone}`} aria-label={detailsCopy.callNumber}>
            <Phone size={20} />
          </AnchorButton>
        )}
      </Bar>
      <div>{children}</div>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Bar = styled.aside`
  position: sticky;
  order: 1;
  inset-block-end: 0;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)} calc(${space(3)} + env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color('line')};
  background: ${color('surface')};
  box-shadow: ${shadow.raised};

  > :first-child {
    flex: 1;
  }
  ${media.md} {
    display: none;
  }
  @media print {
    display: none;
  }
`;
