import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AnchorButton } from '@afshoreh/ui';
import { color, media, shadow, space } from '@afshoreh/ui/theme';
import { detailsCopy } from '../details-copy';

/** Order and call within a thumb's reach on a phone; wider screens have both beside the picture. */
export function OrderBar({ salesPhone, orderButton }: { salesPhone: string | undefined; orderButton: ReactNode }) {
  return (
    <Bar aria-label={detailsCopy.orderBar}>
      {orderButton}
      {salesPhone && (
        <AnchorButton variant="secondary" href={`tel:${salesPhone}`} aria-label={detailsCopy.callNumber}>
          <Phone aria-hidden size={20} />
        </AnchorButton>
      )}
    </Bar>
  );
}

const Bar = styled.aside`
  position: sticky;
  inset-block-end: 0;
  z-index: 5;
  display: flex;
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
