import { formatDate, mistypedIdentity } from '@afshoreh/persian';
import { Badge, Ltr } from '@afshoreh/ui';
import { companyCopy, type CompanyValues } from '@afshoreh/ui/company';
import type { ReactNode } from 'react';
import { copy } from '../copy';
import type { OrderDetails } from '../get-order';

const { labels } = companyCopy;

/** Company and wanted delivery of an order, for a `DescriptionList`; values that are missing are null. */
export function companyFacts(
  order: Pick<OrderDetails, keyof CompanyValues>,
): readonly (readonly [label: string, value: ReactNode])[] {
  const { companyName, nationalId, economicCode, deliveryDate, deliveryPlace } = order;
  return [
    [labels.companyName, companyName],
    [labels.nationalId, nationalId && <Identity key="id" number={nationalId} />],
    [labels.economicCode, economicCode && <Ltr key="code">{economicCode}</Ltr>],
    [labels.deliveryDate, deliveryDate && formatDate(deliveryDate)],
    [labels.deliveryPlace, deliveryPlace],
  ];
}

function Identity({ number }: { number: string }) {
  return (
    <>
      <Ltr>{number}</Ltr> {mistypedIdentity(number) && <Badge tone="warning">{copy.company.mistyped}</Badge>}
    </>
  );
}
