import styled from 'styled-components';
import { VisuallyHidden } from '@afshoreh/ui';
import { color, font, space, tone } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import type { Product } from '../get-product';
import { oldRateText, priceText } from '../price-text';
import { PriceNote } from './price-note';

interface PriceBlockProps {
  price: Product['indicativePrice'];
  /** `page` also shows the price's note; lists show one note for all prices (`PriceNote`). */
  size?: 'row' | 'card' | 'page';
}

/** The indicative price, or a hint to ask sales. */
export function PriceBlock({ price, size = 'card' }: PriceBlockProps) {
  const amount = priceText(price);
  if (price === null || amount === null) {
    return (
      <Block $size={size}>
        <Ask>{size === 'row' ? copy.table.ask : copy.price.contactSales}</Ask>
      </Block>
    );
  }
  const oldRate = oldRateText(price);
  return (
    <Block $size={size}>
      <Line>
        {size === 'page' ? <Label>{copy.price.label}</Label> : <VisuallyHidden>{copy.price.label}</VisuallyHidden>}{' '}
        <Amount>{amount}</Amount> <Unit>{copy.price.perTon}</Unit> {oldRate && <OldRate>{oldRate}</OldRate>}
      </Line>
      {size === 'page' && <PriceNote prices={[price]} />}
    </Block>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space(2)};
`;
const Label = styled.span`
  color: ${color('muted')};
  font-size: ${font.sm};
`;
const Amount = styled.strong`
  color: ${color('text')};
  font-weight: 700;
`;
const Unit = styled.span`
  color: ${color('muted')};
  font-size: ${font.xs};
`;
const OldRate = styled.span`
  color: ${tone('warning')};
  font-size: ${font.xs};
  font-weight: 600;
`;
const Ask = styled.p`
  && {
    margin: 0;
    color: ${color('text')};
    font-weight: 600;
  }
`;
const Block = styled.div<{ $size: 'row' | 'card' | 'page' }>`
  ${Amount} {
    font-size: ${({ $size }) => ({ row: font.sm, card: font.lg, page: font.xxl })[$size]};
  }
  ${Ask} {
    font-size: ${({ $size }) => ({ row: font.sm, card: font.md, page: font.xl })[$size]};
  }
`;
