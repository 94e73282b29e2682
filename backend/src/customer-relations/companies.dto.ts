import { ApiProperty, PickType } from '@nestjs/swagger';
import { ListCursor, OnlyFields, OnlyIds, PageQuery } from '../common/http/index.js';
import { Choice, ExpectedVersion, Line, Lines, Paragraphs, Phone, ReadOnlyFields } from '../common/validation/index.js';
import type { Company } from '../people/index.js';
import { longestTag, mostTags } from './people.dto.js';

const companySorts = ['newest', 'name'] as const;

export class CompaniesQuery extends PageQuery {
  @ListCursor() cursor?: number;
  @OnlyFields(() => CompanyDetailsDto) fields?: string[];
  @OnlyIds() ids?: number[];
  @Line(0, 100, { description: 'Part of name, identity numbers, phone, city or tags, however typed', example: 'سیب' })
  q: string = '';
  @Choice(companySorts) sort: (typeof companySorts)[number] = 'newest';
}

export class CompaniesExportQuery extends PickType(CompaniesQuery, ['q'] as const) {}

const clearable = { optional: true, emptyAs: 'null' } as const;

@ReadOnlyFields<CompanyDetailsDto>('id', 'people', 'createdAt')
export class SaveCompanyDto {
  @Line(1, 200, { label: 'نام شرکت', example: 'صنایع غذایی نمونه' }) name: string;

  @Line(0, 20, {
    ...clearable,
    example: '10380284790',
    description: 'شناسهٔ ملی, kept in Latin digits; a wrong check digit is accepted',
  })
  nationalId?: string | null;

  @Line(0, 20, { ...clearable, example: '411111111111' }) economicCode?: string | null;
  @Phone(8, { ...clearable, label: 'تلفن', example: '02188776655' }) phone?: string | null;
  @Line(0, 100, { ...clearable, label: 'شهر', example: 'تبریز' }) city?: string | null;
  @Line(0, 500, { ...clearable, example: 'شهرک سلیمی، خیابان ۳' }) address?: string | null;
  @Paragraphs(0, 2000, { ...clearable, label: 'یادداشت', example: 'خرید فصلی، پرداخت ۳۰ روزه' }) note?: string | null;
  @Lines(mostTags, longestTag, { label: 'برچسب‌ها', example: ['صادرات'] }) tags: string[] = [];
}

@ReadOnlyFields<CompanyDetailsDto>('id', 'people', 'createdAt')
export class UpdateCompanyDto extends SaveCompanyDto {
  @ExpectedVersion() version?: number;
}

export class CompanyDetailsDto {
  @ApiProperty({ type: 'integer', example: 1 }) id: number;
  @ApiProperty({ example: 'صنایع غذایی نمونه' }) name: string;
  @ApiProperty({ type: String, nullable: true, example: '10380284790' }) nationalId: string | null;
  @ApiProperty({ type: String, nullable: true, example: '411111111111' }) economicCode: string | null;
  @ApiProperty({ type: String, nullable: true, example: '+982188776655' }) phone: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'تبریز' }) city: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'شهرک سلیمی، خیابان ۳' }) address: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'خرید فصلی، پرداخت ۳۰ روزه' }) note: string | null;
  @ApiProperty({ type: [String], example: ['صادرات'] }) tags: string[];
  @ApiProperty({ type: 'integer', example: 2, description: 'People who belong to it' }) people: number;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: 'integer', example: 1, description: 'Send it back with an update' }) version: number;

  static of({ company, people }: { company: Company; people: number }): CompanyDetailsDto {
    const { id, name, nationalId, economicCode, phone, city, address, note, tags, createdAt, version } = company;
    const kept = { id, name, nationalId, economicCode, phone, city, address, note, tags };
    return { ...kept, people, createdAt: createdAt.toISOString(), version };
  }
}
