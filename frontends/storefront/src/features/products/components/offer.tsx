import { MessageCircle, Phone, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useHydrated } from '@afshoreh/contracts';
import { AnchorButton, VisuallyHidden } from '@afshoreh/ui';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import { detailsCopy } from '../details-copy';
import type { Product } from '../get-product';
import { packsText } from '../questions';
import { PriceBlock } from './price-block';
import { toPersianDigits } from '@afshoreh/persian';

/** Messengers show a «+» literally, so a space must be %20. */
const link = (address: string, given: Record<string, string>): string =>
  `${address}?${new URLSearchParams(given).toString().replaceAll('+', '%20')}`;

/**
 * A WhatsApp link with a message to sales that begins with the product's name.
 * @param address from the settings, `https://wa.me/989140000000`; the result is null for an address that takes no text
 */
function whatsappLink(address: string | null | undefined, product: Pick<Product, 'id' | 'name'>): string | null {
  if (!address || !/^https:\/\/wa\.me\/\d+$/.test(address)) return null;
  return link(address, { text: detailsCopy.askAbout(product.name, toPersianDigits(product.id)) });
}

/** A link that shares the product in Bale. `url` is a whole address; the page loads nothing from Bale. */
function baleLink(url: string, product: Pick<Product, 'name'>): string {
  return link('https://ble.ir/share/url', { url, text: product.name });
}

/** Contact data of sales from the settings; undefined while they load. */
export interface SalesContact {
  phone: string | undefined;
  whatsapp: string | null | undefined;
  /** How soon buyers were called recently; undefined when too few were. */
  answerTime: string | undefined;
}

interface OfferProps {
  product: Product;
  sales: SalesContact;
  orderButton: ReactNode;
  cartButton: ReactNode;
}

/** All actions for a product. On a phone the order bar has the order and call buttons, so they are hidden here. */
export function Offer({ product, sales, orderButton, cartButton }: OfferProps) {
  const packs = packsText(product);
  return (
    <Box>
      <PriceBlock price={product.indicativePrice} size="page" />
      {packs && (
        <Packs>
          <span>{detailsCopy.packs.title}</span> {packs}
        </Packs>
      )}
      <Buttons>
        <InBar>{orderButton}</InBar>
        {cartButton}
        {sales.phone && (
          <InBar>
            <AnchorButton variant="secondary" href={`tel:${sales.phone}`}>
              <Phone size={20} /> {detailsCopy.call}
            </AnchorButton>
          </InBar>
        )}
      </Buttons>
      <Messengers product={product} whatsapp={sales.whatsapp} />
      <small>
        {detailsCopy.howItWorks} {sales.answerTime && detailsCopy.answered(sales.answerTime)}
      </small>
    </Box>
  );
}

/** Bale needs the whole address, which only the browser knows; until hydration the link's space is reserved. */
function Messengers({ product, whatsapp }: { product: Product; whatsapp: SalesContact['whatsapp'] }) {
  const hydrated = useHydrated();
  const toSales = whatsappLink(whatsapp, product);
  const url = hydrated ? new URL(`/product/${product.id}`, window.location.origin).href : '';
  return (
    <Buttons>
      {toSales && (
        <AnchorButton variant="ghost" size="small" href={toSales} target="_blank" rel="noreferrer">
          <MessageCircle size={18} /> {detailsCopy.whatsapp}
          <VisuallyHidden>{detailsCopy.newTab}</VisuallyHidden>
        </AnchorButton>
      )}
      <AnchorButton
        variant="ghost"
        size="small"
        href={baleLink(url, product)}
        target="_blank"
        rel="noreferrer"
        style={hydrated ? undefined : { visibility: 'hidden' }}
      >
        <Send size={18} /> {detailsCopy.bale}
        <VisuallyHidden>{detailsCopy.newTab}</VisuallyHidden>
      </AnchorButton>
    </Buttons>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(5)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};

  small {
    color: ${color('muted')};
    font-size: ${font.sm};
  }
  && p {
    margin: 0;
  }
  ${media.md} {
    padding: ${space(6)};
  }
  @media print {
    gap: 1mm;
    padding: 0;
    border: 0;

    small {
      display: none;
    }
  }
`;

const Packs = styled.p`
  && {
    color: ${color('text')};
    font-size: ${font.sm};
  }
  span {
    color: ${color('muted')};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space(2)} ${space(3)};

  a,
  button {
    min-block-size: 2.75rem;
  }
  > * {
    flex: 1 1 auto;
  }
  @media print {
    display: none;
  }
`;

/** The controls that the phone's order bar has too. */
const InBar = styled.div`
  display: none;

  ${media.md} {
    display: grid;
  }
`;
