import { type ReactNode } from 'react';
import { formatPhone, leftToRightRuns } from '@afshoreh/persian';

/** A code, URL or e-mail, left to right within Persian text and on one line where it fits. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}

/**
 * A Persian text whose ranges, numbers with a Latin unit and Latin names read from left to right: «بریکس ۷۰ ± ۱». In
 * attributes use `isolateLeftToRight` instead.
 */
export function Bidi({ children }: { children: string }) {
  return leftToRightRuns(children).map((run, at) => (at % 2 === 0 ? run : <Ltr key={at}>{run}</Ltr>));
}

interface PhoneLinkProps {
  /** In any accepted format; the API stores +98…. Empty after the customer's data was erased. */
  phone: string;
  className?: string;
}

export function PhoneLink({ phone, className }: PhoneLinkProps) {
  if (!phone) return '–';
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={className}>
      <Ltr>{formatPhone(phone)}</Ltr>
    </a>
  );
}
