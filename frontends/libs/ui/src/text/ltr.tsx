import { type ReactNode } from 'react';
import { formatPhone } from '@afshoreh/persian';

/** A code, an address or an e-mail: left to right on one line amid Persian text. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}

export interface PhoneLinkProps {
  /** In any accepted form; the API stores +98… (D17). Empty when the customer was forgotten (D31). */
  phone: string;
  className?: string;
}

/** A number to press and call. */
export function PhoneLink({ phone, className }: PhoneLinkProps) {
  if (!phone) return '–';
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={className}>
      <Ltr>{formatPhone(phone)}</Ltr>
    </a>
  );
}
