import type { CsvColumn } from '../common/http/index.js';
import { nationalPhoneOf } from '../common/validation/index.js';
import type { CountedCompany } from './companies.service.js';
import { copy } from './copy.js';

const { companyColumns: headings } = copy;

export const companyColumns: CsvColumn<CountedCompany>[] = [
  [headings.id, ({ company }) => company.id],
  [headings.name, ({ company }) => company.name],
  [headings.nationalId, ({ company }) => company.nationalId],
  [headings.economicCode, ({ company }) => company.economicCode],
  [headings.phone, ({ company: { phone } }) => phone && nationalPhoneOf(phone)],
  [headings.city, ({ company }) => company.city],
  [headings.address, ({ company }) => company.address],
  [headings.note, ({ company }) => company.note],
  [headings.tags, ({ company }) => company.tags.join('، ')],
  [headings.people, ({ people }) => people],
];
