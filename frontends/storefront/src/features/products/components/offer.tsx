import { MessageCircle, Phone, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useHydrated } from '@afshoreh/contracts';
import { AnchorButton, NoScriptNotice, VisuallyHidden } from '@afshoreh/ui';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import { baleLink, whatsappLink } from '../contact-links';
import { detailsCopy } from '../details-copy';
import type { Product } from '../get-product';
import { packsText } from '../questions';
import { PriceBlock } from './price-block';

/** Ways to reach sales, of the settings; undefined while they are on their way. */
export interface SalesContact {
  phone: string | undefined;
  whatsapp: string | null | undefined;
}

interface OfferProps {
  product: Product;
  sales: SalesContact;
  orderButton: ReactNode;
  cartButton: ReactNode;
}

/** Everything to do with a product, in one place. On a phone the bar below has the order and the call. */
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
              <Phone aria-hidden size={20} /> {detailsCopy.call}
            </AnchorButton>
          </InBar>
        )}
      </Buttons>
      <Messengers product={product} whatsapp={sales.whatsapp} />
      <NoScriptNotice />
      <small>{detailsCopy.howItWorks}</small>
    </Box>
  );
}

/** The whole address that Bale needs is known in the browser only: until then its place is kept. */
function Messengers({ product, whatsapp }: { product: Product; whatsapp: SalesContact['whatsapp'] }) {
  const hydrated = useHydrated();
  const toSales = whatsappLink(whatsapp, product);
  const url = hydrated ? new URL(`/product/${product.id}`, window.location.origin).href : '';
  return (
    <Buttons>
      {toSales && (
        <AnchorButton variant="ghost" size="small" href={toSales} target="_blank" rel="noreferrer">
          <MessageCircle aria-hidden size={18} /> {detailsCopy.whatsapp}
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
        <Send aria-hidden size={18} /> {detailsCopy.bale}
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
  gap: ${space(2)} ${space(3)};

  a,
  button {
    min-block-size: 2.75rem;
  }
  > * {
    flex: 1 1 8rem;
    /* A button's words stay on one line. */
    min-inline-size: max-content;
  }
  @media print {
    display: none;
  }
`;

/** What the bar of a phone offers already. */
const InBar = styled.div`
  display: none;

  ${media.md} {
    display: grid;
  }
`;
