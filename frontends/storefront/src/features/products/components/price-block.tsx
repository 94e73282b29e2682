import styled from 'styled-components';
import { color, font, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import type { Product } from '../get-product';
import { priceText } from '../price-text';

interface PriceBlockProps {
  price: Product['indicativePrice'];
  size?: 'card' | 'page';
}

/** The indicative price with what it is bound to, or that sales tell it (D2). */
export function PriceBlock({ price, size = 'card' }: PriceBlockProps) {
  const text = priceText(price);
  if (!text) {
    return (
      <Block $size={size}>
        <Ask>{copy.price.contactSales}</Ask>
      </Block>
    );
  }
  return (
    <Block $size={size}>
      <Line>
        <Label>{copy.price.label}</Label> <Amount>{text.amount}</Amount> <Unit>{copy.price.perTon}</Unit>
      </Line>
      {text.note && (
        <Note>
          {text.note} {text.rateDate && <span>{text.rateDate}</span>}
        </Note>
      )}
    </Block>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space(2)};
  margin: 0;
`;
const Label = styled.span`
  color: ${color('muted')};
  font-size: ${font.sm};
`;
const Amount = styled.strong`
  font-weight: 700;
`;
const Unit = styled.span`
  color: ${color('muted')};
  font-size: ${font.sm};
`;
const Note = styled.p`
  margin-block: ${space(1)} 0;
  color: ${color('muted')};
  font-size: ${font.xs};
  line-height: 1.8;

  span {
    white-space: nowrap;
  }
`;
const Ask = styled.p`
  && {
    margin: 0;
    color: ${color('text')};
    font-weight: 600;
  }
`;
const Block = styled.div<{ $size: 'card' | 'page' }>`
  ${Amount} {
    font-size: ${({ $size }) => ($size === 'page' ? font.xxl : font.lg)};
  }
  ${Ask} {
    font-size: ${({ $size }) => ($size === 'page' ? font.xl : font.md)};
  }
`;
