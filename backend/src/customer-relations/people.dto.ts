import { ApiProperty, PickType } from '@nestjs/swagger';
import { ListCursor, OnlyFields, OnlyIds, TimedPageQuery } from '../common/http/index.js';
import {
  Choice,
  Day,
  ExpectedVersion,
  Id,
  largestId,
  Line,
  Lines,
  Paragraphs,
  WholeNumber,
} from '../common/validation/index.js';
import { undoUntil } from './merge-undo.js';
import type { ListedPerson, PersonDetails } from './person-rows.js';

const personSorts = ['recent', 'name', 'newest', 'next-step'] as const;
const accountFilters = ['all', 'account', 'guest'] as const;
const stepFilters = ['all', 'due', 'planned'] as const;

export const mostTags = 20;
export const longestTag = 40;

export class PeopleQuery extends TimedPageQuery {
  @ListCursor() cursor?: number;
  @OnlyFields(() => ListedPersonDto) fields?: string[];
  @OnlyIds() ids?: number[];
  @Line(0, 100, {
    description: 'Part of a name, phone, company or identity number, or the number of an order; however typed',
    example: '0912',
  })
  q: string = '';
  @Choice(personSorts, { description: '`recent`: by the last activity; `next-step`: by its day' })
  sort: (typeof personSorts)[number] = 'recent';
  @Choice(accountFilters, { description: '`guest`: has no account on the site' })
  account: (typeof accountFilters)[number] = 'all';
  @Choice(stepFilters, { description: '`due`: the next step is for today or earlier' })
  nextStep: (typeof stepFilters)[number] = 'all';
  @Line(0, longestTag, { optional: true, emptyAs: 'missing', label: 'برچسب', example: 'صادرات' }) tag?: string;
  @WholeNumber(1, largestId, {
    optional: true,
    emptyAs: 'missing',
    label: 'شرکت',
    example: 1,
    description: 'Those who belong to this company',
  })
  companyId?: number;
}

export class PeopleExportQuery extends PickType(PeopleQuery, [
  'q',
  'from',
  'to',
  'account',
  'nextStep',
  'tag',
  'companyId',
] as const) {}

export class UpdatePersonDto {
  @Line(1, 100, {
    example: 'سارا احمدی',
    description: 'Another name than before stays, whatever the person types later',
  })
  name: string;

  @Lines(mostTags, longestTag, { label: 'برچسب‌ها', example: ['صادرات'] }) tags: string[];

  @Line(0, 300, {
    nullable: true,
    emptyAs: 'null',
    label: 'گام بعدی',
    example: 'فرستادن نمونهٔ انار',
    description: 'Given together with its day',
  })
  nextStep: string | null;

  @Day({ nullable: true, emptyAs: 'null', label: 'روز گام بعدی', example: '2026-12-20' }) nextStepOn: string | null;
  @ExpectedVersion() version?: number;
}

export class SetPersonCompanyDto {
  @Id({ nullable: true, label: 'شرکت', example: 1, description: 'Null: the person belongs to no company' })
  companyId: number | null;
}

export class MergePersonDto {
  @Id({ label: 'شخص', example: 2, description: 'The person who stays' }) personId: number;
}

export class MergePreviewQuery {
  @WholeNumber(1, largestId, { label: 'شخص', description: 'The person who stays', example: 2 }) into: number;
}

export class AddPersonNoteDto {
  @Paragraphs(1, 2000, { label: 'یادداشت', example: 'برای فصل بعد ۲۰ تن انار می‌خواهد' }) text: string;
}

export class CompanyOfPersonDto {
  @ApiProperty({ type: 'integer', example: 1 }) id: number;
  @ApiProperty({ example: 'صنایع غذایی نمونه' }) name: string;
}

export class ListedPersonDto {
  @ApiProperty({ type: 'integer', example: 2 }) id: number;
  @ApiProperty({ example: 'سارا احمدی' }) name: string;
  @ApiProperty({ type: [String], description: 'Stored form, the own one first', example: ['+989123456789'] })
  phones: string[];

  @ApiProperty({ type: String, nullable: true, example: 'صنایع غذایی نمونه', description: 'As it was typed last' })
  companyName: string | null;

  @ApiProperty({ type: CompanyOfPersonDto, nullable: true, description: 'To which staff say the person belongs' })
  company: CompanyOfPersonDto | null;

  @ApiProperty({ description: 'Whether one of the phones stands in a customer account' }) hasAccount: boolean;
  @ApiProperty({ type: [String], example: ['صادرات'] }) tags: string[];
  @ApiProperty({ type: String, nullable: true, example: 'فرستادن نمونهٔ انار' }) nextStep: string | null;
  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2026-12-20' }) nextStepOn: string | null;
  @ApiProperty({ format: 'date-time', description: 'When the person last ordered, wrote or asked for something' })
  lastSeenAt: string;

  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: 'integer', example: 1, description: 'Send it back with an update' }) version: number;

  static of({ person, members, tags, company: joined, hasAccount }: ListedPerson): ListedPersonDto {
    const { id, name, companyName, nextStep, nextStepOn, activeAt, createdAt, version } = person;
    const phones = members.map(({ phone }) => phone);
    const company = joined && { id: joined.id, name: joined.name };
    const times = { lastSeenAt: activeAt.toISOString(), createdAt: createdAt.toISOString() };
    return { id, name, phones, companyName, company, hasAccount, tags, nextStep, nextStepOn, ...times, version };
  }
}

/** A customer account with one of the phones. */
export class AccountOfPersonDto {
  @ApiProperty({ type: 'integer', example: 9 }) id: number;
  @ApiProperty({ example: 'سارا احمدی' }) fullName: string;
  @ApiProperty({ example: '+989123456789' }) phoneNumber: string;
  @ApiProperty({ description: 'Whether the phone was proven by a code' }) phoneProven: boolean;
}

export class LastContactDto {
  @ApiProperty({ enum: ['call', 'message'], enumName: 'ContactKind' }) kind: 'call' | 'message';
  @ApiProperty({ type: String, format: 'date-time' }) at: string;
  @ApiProperty({ type: String, nullable: true, example: 'لیلا رستمی' }) by: string | null;
  @ApiProperty({ type: 'integer', example: 31, description: 'The order of the call, or the message' }) id: number;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'عصر دوباره زنگ بزنید',
    description: 'The note of the call, or the reply',
  })
  text: string | null;
}

/** A person who was merged into the one that is shown. */
export class MergedPersonDto {
  @ApiProperty({ type: 'integer', example: 31 }) id: number;
  @ApiProperty({ example: 'سارا احمدی' }) name: string;
  @ApiProperty({ example: '+989123456780' }) phone: string;
  @ApiProperty({ type: String, format: 'date-time' }) mergedAt: string;
  @ApiProperty({ example: 'لیلا رستمی' }) mergedBy: string;
  @ApiProperty({ type: String, format: 'date-time', description: 'Until then the merge can be undone' })
  undoUntil: string;
}

export class PersonDetailsDto extends ListedPersonDto {
  @ApiProperty({ description: 'Staff wrote the name, so forms do not change it' }) isNamed: boolean;
  @ApiProperty({ type: String, nullable: true, example: '10380284790' }) nationalId: string | null;
  @ApiProperty({ type: String, nullable: true, example: '411111111111' }) economicCode: string | null;
  @ApiProperty({ type: [AccountOfPersonDto] }) accounts: AccountOfPersonDto[];
  @ApiProperty({ type: [MergedPersonDto] }) merged: MergedPersonDto[];
  @ApiProperty({ type: LastContactDto, nullable: true }) lastContact: LastContactDto | null;

  static ofDetails(details: PersonDetails): PersonDetailsDto {
    const { isNamed, nationalId, economicCode } = details.person;
    const accounts = details.accounts.map(({ id, fullName, phoneNumber, phoneProven }) => {
      return { id, fullName, phoneNumber, phoneProven };
    });
    const lastContact = details.lastContact && { ...details.lastContact, at: details.lastContact.at.toISOString() };
    const merged = details.members.flatMap(({ id, name, phone, mergedAt, mergedBy }) =>
      mergedAt
        ? [
            {
              id,
              name,
              phone,
              mergedAt: mergedAt.toISOString(),
              mergedBy: mergedBy ?? '',
              undoUntil: undoUntil(mergedAt),
            },
          ]
        : [],
    );
    return { ...ListedPersonDto.of(details), isNamed, nationalId, economicCode, accounts, merged, lastContact };
  }
}

/** What a merge would do. */
export class MergePreviewDto {
  @ApiProperty({ type: ListedPersonDto, description: 'Who would be merged' }) person: ListedPersonDto;
  @ApiProperty({ type: ListedPersonDto, description: 'Who stays' }) into: ListedPersonDto;
  @ApiProperty({ type: 'integer', example: 3 }) orders: number;
  @ApiProperty({ type: 'integer', example: 1 }) quotes: number;
  @ApiProperty({ type: 'integer', example: 0 }) samples: number;
  @ApiProperty({ type: 'integer', example: 1 }) messages: number;
  @ApiProperty({ type: 'integer', example: 2 }) notes: number;
  @ApiProperty({ type: [String], example: ['صادرات'], description: 'Tags that the one who stays would get' })
  tags: string[];

  @ApiProperty({ description: 'The one who stays would get the company' }) bringsCompany: boolean;
  @ApiProperty({ description: 'The one who stays would get the next step' }) bringsNextStep: boolean;
  @ApiProperty({ description: 'Both log in with accounts of their own, so the merge is refused' })
  bothHaveAccounts: boolean;
}

export const timelineKinds = ['order', 'call', 'quote', 'sample', 'message', 'note'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** Something that happened with a person. */
export class TimelineEntryDto {
  @ApiProperty({ enum: timelineKinds, enumName: 'TimelineKind' }) kind: TimelineKind;
  @ApiProperty({ type: 'integer', example: 31, description: 'Of the order, call, quote, sample, message or note' })
  id: number;

  @ApiProperty({ type: String, format: 'date-time' }) at: string;
  @ApiProperty({ type: 'integer', nullable: true, example: 31, description: 'Of an order, a call or a quote' })
  orderId: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'processing',
    description: 'The status of an order or a sample, the outcome of a call, the state of a quote',
  })
  status: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'پورهٔ سیب، کنسانترهٔ انار',
    description: 'The products of an order or a sample, the number of a quote, or what was written',
  })
  text: string | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 440, description: 'Of an order' }) kilograms: number | null;
  @ApiProperty({ type: String, nullable: true, example: 'لیلا رستمی' }) by: string | null;
}

export class MonthFiguresDto {
  @ApiProperty({ example: '1405-09', description: 'A month of the Persian calendar in Tehran' }) month: string;
  @ApiProperty({ type: 'integer', example: 2, description: 'Placed in the month, without cancelled ones' })
  orders: number;

  @ApiProperty({ type: 'integer', example: 4400 }) kilograms: number;
  @ApiProperty({
    type: 'integer',
    example: 7_480_000_000,
    description: 'Of the newest quotes that were sent, with tax',
  })
  quotedRials: number;

  @ApiProperty({ type: 'integer', example: 7_480_000_000, description: 'Of those that were accepted' })
  acceptedRials: number;

  @ApiProperty({ type: 'integer', example: 0, description: 'Of quotes in US cents' }) quotedCents: number;
  @ApiProperty({ type: 'integer', example: 0 }) acceptedCents: number;
}

export class FiguresDto {
  @ApiProperty({ type: [MonthFiguresDto], description: 'The last twelve months, the oldest first' })
  months: MonthFiguresDto[];

  @ApiProperty({ type: 'integer', example: 3, description: 'Of all time, without cancelled ones' }) orders: number;
  @ApiProperty({ type: 'integer', example: 4400, description: 'Of these orders' }) kilograms: number;
}
