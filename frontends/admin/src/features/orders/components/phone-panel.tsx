import { formatPhone } from '@afshoreh/persian';
import { AnchorButton, CopyButton, Ltr } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { copy } from '../copy';
import type { OrderDetails } from '../get-order';

const words = copy.call;

/**
 * The phone number, large enough to be read from a distance. The link has the focus, so Enter calls, and the digit
 * keys then record the outcome.
 */
export function PhonePanel({ order: { name, phone } }: { order: OrderDetails }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The dialog must first store which element had the focus before, so that it can restore it. So the link takes the
    // focus one frame later.
    const frame = requestAnimationFrame(() => link.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  // The data of a deleted customer has no phone number.
  if (!phone) return null;
  return (
    <Panel>
      <strong>{name}</strong>
      <Number>
        <Ltr>{formatPhone(phone)}</Ltr>
      </Number>
      <Actions>
        <AnchorButton ref={link} href={`tel:${phone}`} size="small">
          <Phone />
          {words.phone}
        </AnchorButton>
        <CopyButton
          text={phone.replace(/^\+98/, '0')}
          label={words.copyPhone}
          copied={words.phoneCopied}
          failed={words.phoneNotCopied}
        />
      </Actions>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  padding: ${space(4)};
  border-radius: ${radius.medium};
  background: ${color('brandSoft')};
`;

const Number = styled.p`
  font-size: ${font.xxl};
  font-weight: 700;
  line-height: 1.3;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
`;
