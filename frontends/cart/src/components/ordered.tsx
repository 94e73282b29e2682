import type { CartItem } from '@afshoreh/contracts';
import { formatAmount } from '@afshoreh/persian';
import { Ltr } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import { CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { copy } from './copy';

/** Shows which part of a line was already ordered, so that the visitor does not order it twice. */
export function Ordered({ trackingCode, kilograms }: NonNullable<CartItem['ordered']>) {
  return (
    <Note>
      <CircleCheck size={18} />
      <span>
        {copy.ordered} <Ltr>{trackingCode}</Ltr> ({formatAmount(kilograms)})
      </span>
    </Note>
  );
}

const Note = styled.p`
  display: flex;
  gap: ${space(2)};
  margin-block: ${space(2)} 0;
  color: ${color('success')};
  font-size: ${font.sm};
  font-weight: 600;

  svg {
    flex: none;
    margin-block-start: ${space(0.5)};
  }
`;
