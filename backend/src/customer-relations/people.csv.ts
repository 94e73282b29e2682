import { timeColumns, yesOrNo, type CsvColumn } from '../common/http/index.js';
import { nationalPhoneOf } from '../common/validation/index.js';
import { copy } from './copy.js';
import type { ListedPerson } from './person-rows.js';

const { columns: headings } = copy;

export const peopleColumns: CsvColumn<ListedPerson>[] = [
  [headings.id, ({ person }) => person.id],
  [headings.name, ({ person }) => person.name],
  [headings.phones, ({ members }) => members.map(({ phone }) => nationalPhoneOf(phone)).join('، ')],
  [headings.company, ({ company }) => company?.name ?? null],
  [headings.companyName, ({ person }) => person.companyName],
  [headings.hasAccount, ({ hasAccount }) => yesOrNo(hasAccount)],
  [headings.tags, ({ tags }) => tags.join('، ')],
  [headings.nextStep, ({ person }) => person.nextStep],
  [headings.nextStepOn, ({ person }) => person.nextStepOn],
  ...timeColumns<ListedPerson>(headings.lastSeenAt, ({ person }) => person.activeAt),
];
