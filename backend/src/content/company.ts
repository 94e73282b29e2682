import type { Settings } from './settings.js';

/** A company as it stands on papers. Empty fields are left out there. */
export interface Company {
  name: string;
  nationalId: string;
  economicCode: string;
  postalCode: string;
  address: string;
}

/** Who issues the papers of this site. */
export function ownCompany({ legalName, nationalId, economicCode, postalCode, address }: Settings): Company {
  return { name: legalName, nationalId, economicCode, postalCode, address };
}
