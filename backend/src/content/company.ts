import { paperTexts, type Issuer } from '../common/pdf/index.js';
import { copy } from './copy.js';
import type { Settings } from './settings.js';

/** A company as it stands on papers. Empty fields are left out there. */
export interface Company {
  name: string;
  nationalId: string;
  economicCode: string;
  postalCode: string;
  address: string;
}

/** The company of this site, which issues the papers. */
export function ownCompany({ legalName, nationalId, economicCode, postalCode, address }: Settings): Company {
  return { name: legalName, nationalId, economicCode, postalCode, address };
}

/** The company as bilingual papers print it. */
export function issuerOf({ name, nationalId, postalCode, address }: Company): Issuer {
  const { fa, en } = paperTexts;
  const { seller, ...labels } = copy.issuer;
  const codes = [[labels.nationalId, nationalId] as const, [labels.postalCode, postalCode] as const];
  return {
    title: seller,
    name: fa.typed(name),
    facts: codes.filter(([, code]) => code !== '').map(([label, code]) => [label, [fa.code(code), en.code(code)]]),
    address: fa.typed(address),
  };
}
