import { formatPhone } from '@afshoreh/persian';
import { AnchorButton, CopyButton, Ltr } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { copy } from '../copy';
import type { OrderDetails } from '../get-order';

const words = copy.call;

/** The number to call, large enough to be read from a desk phone. It takes the focus: Enter calls, the digits tell the outcome. */
export function PhonePanel({ order: { name, phone } }: { order: OrderDetails }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // After the dialog has noted what had the focus before, to give it back.
    const frame = requestAnimationFrame(() => link.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  // A customer who was forgotten has none (D31).
  if (!phone) return null;
  return (
    <Panel>
      <strong>{name}</strong>
      <Number>
        <Ltr>{formatPhone(phone)}</Ltr>
      </Number>
      <Actions>
        <AnchorButton ref={link} href={`tel:${phone}`} size="small">
          <Phone aria-hidden="true" />
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
