import { useState } from 'react';
import styled from 'styled-components';
import type { Customer } from '@afshoreh/api-client';
import { formatPhone } from '@afshoreh/persian';
import { Button, Ltr, Notice } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { NumberForm } from '../../../components/phone-code/number-form';
import type { SentCode } from '../../../components/phone-code/send-code';
import { phoneCopy as text } from '../phone-copy';
import { PhoneProofForm } from './phone-proof-form';

/** Verifies the phone of the account with a code: first the number, then the code. */
export default function PhoneProof({ customer }: { customer: Customer }) {
  const [phone, setPhone] = useState(formatPhone(customer.phoneNumber));
  const [sent, setSent] = useState<SentCode | null>(null);
  const [isOpen, setOpen] = useState(!customer.phoneProven);
  const [hasAsked, setAsked] = useState(false);
  const [isDone, setDone] = useState(false);

  function handleSent(next: SentCode) {
    setPhone(next.phone);
    setSent(next);
    setAsked(true);
    setDone(false);
  }

  function handleOpen() {
    setAsked(true);
    setOpen(true);
  }

  function handleProven() {
    setSent(null);
    setOpen(false);
    setDone(true);
  }

  return (
    <Narrow>
      {isDone && <Notice tone="success">{text.done}</Notice>}
      {customer.phoneProven && (
        <p>
          {text.proven} <Ltr>{formatPhone(customer.phoneNumber)}</Ltr>
        </p>
      )}
      {!isOpen && (
        <div>
          <Button variant="secondary" onClick={handleOpen}>
            {text.again}
          </Button>
        </div>
      )}
      {isOpen && !sent && <NumberForm takesFocus={hasAsked} phone={phone} onSent={handleSent} />}
      {isOpen && sent && (
        <PhoneProofForm
          customer={customer}
          sent={sent}
          onSent={handleSent}
          onChange={() => setSent(null)}
          onProven={handleProven}
        />
      )}
    </Narrow>
  );
}

const Narrow = styled.div`
  display: grid;
  gap: ${space(5)};
  max-inline-size: 30rem;
`;
