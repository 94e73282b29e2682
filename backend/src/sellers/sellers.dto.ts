import { ApiProperty, PickType } from '@nestjs/swagger';
import { ListCursor, OnlyFields, OnlyIds, SuccessDtoOf, TimedPageQuery, UpdatedAfter } from '../common/http/index.js';
import { Choice, Line } from '../common/validation/index.js';
import { sellerStatuses, type SellerStatus } from './seller-status.js';
import type { Seller } from './seller.entity.js';
import { copy } from './copy.js';

const sellerFilters = ['all', ...sellerStatuses] as const;
const sellerSorts = ['newest', 'company', 'status'] as const;
export type SellerSort = (typeof sellerSorts)[number];

export class SellersQuery extends TimedPageQuery {
  @ListCursor() cursor?: number;
  @OnlyFields(() => SellerDto, () => PublicSellerDto) fields?: string[];
  @Choice(sellerFilters, { description: 'Of admins; visitors see approved sellers' })
  status: (typeof sellerFilters)[number] = 'all';

  @Line(0, 100, {
    description: 'Part of company, owner, e-mail or phone, however typed. Of admins; not looked at for visitors',
    example: 'باغ ارومیه',
  })
  q: string = '';

  @Choice(sellerSorts, {
    description: 'Of admins; status: pending first. Visitors see featured sellers first, then by company',
  })
  sort: SellerSort = 'newest';

  @OnlyIds() ids?: number[];
  @UpdatedAfter() updatedAfter?: Date;
}

export class SellersExportQuery extends PickType(SellersQuery, ['status', 'q', 'from', 'to'] as const) {}

export class SellerCountsDto {
  @ApiProperty({ type: 'integer', example: 40 }) all: number;
  @ApiProperty({ type: 'integer', example: 5 }) pending: number;
  @ApiProperty({ type: 'integer', example: 32 }) approved: number;
  @ApiProperty({ type: 'integer', example: 3 }) rejected: number;
}

/** The public view of an approved seller; the other fields are not public. */
export class PublicSellerDto {
  @ApiProperty({ type: 'integer', example: 1, description: 'Of the page `/sellers/{id}`' }) id: number;
  @ApiProperty({ example: 'صنایع غذایی باغ ارومیه' }) companyName: string;
  @ApiProperty({ example: 'کنسانترهٔ سیب، پورهٔ زردآلو' }) productCategories: string;

  @ApiProperty({ type: String, nullable: true, description: 'http(s)', example: 'https://bagh.example.com' })
  website: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'ISO 22000، HACCP' }) certifications: string | null;
  @ApiProperty() exportReady: boolean;
  @ApiProperty() isFeaturedSeller: boolean;

  static of(seller: Seller): PublicSellerDto {
    const { id, companyName, productCategories, website, certifications, exportReady, isFeaturedSeller } = seller;
    return { id, companyName, productCategories, website, certifications, exportReady, isFeaturedSeller };
  }
}

export class SellerDto extends PublicSellerDto {
  @ApiProperty({ example: 'مریم کریمی' }) ownerFullName: string;
  @ApiProperty({ description: 'Registration or national id', example: '10101234567' }) nationalId: string;
  @ApiProperty({ type: String, nullable: true, example: '411123456789' }) taxId: string | null;
  @ApiProperty({ description: 'Stored form', example: '+984432751234' }) phoneNumber: string;
  @ApiProperty({ example: 'sales@bagh.example.com' }) email: string;

  @ApiProperty({ type: String, nullable: true, description: 'Stored form', example: '+989141234567' })
  whatsappNumber: string | null;

  @ApiProperty({ example: 'تهران، خیابان آزادی، پلاک ۱۰' }) address: string;

  @ApiProperty({ type: String, nullable: true, description: 'Tons a month', example: '۱۲۰ تن' })
  productionCapacityPerMonth: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Ids of media, separated by commas',
    example: '3,12',
  })
  factoryImages: string | null;

  @ApiProperty({ enum: sellerStatuses, enumName: 'SellerStatus' }) status: SellerStatus;
  @ApiProperty({ type: String, nullable: true, example: 'نمونهٔ اول تأیید شد' }) notes: string | null;
  @ApiProperty({ type: 'integer', example: 1, description: 'Send it back with an update' }) version: number;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: String, format: 'date-time' }) updatedAt: string;

  static override of(seller: Seller): SellerDto {
    const { ownerFullName, nationalId, taxId, phoneNumber, email, whatsappNumber, address } = seller;
    const { productionCapacityPerMonth, factoryImages, status, notes, version } = seller;
    return {
      ownerFullName,
      nationalId,
      taxId,
      phoneNumber,
      email,
      whatsappNumber,
      address,
      productionCapacityPerMonth,
      factoryImages,
      status,
      notes,
      version,
      ...PublicSellerDto.of(seller),
      createdAt: seller.createdAt.toISOString(),
      updatedAt: seller.updatedAt.toISOString(),
    };
  }
}

export class ApplicationReceivedDto extends SuccessDtoOf(copy.applicationReceived) {}
