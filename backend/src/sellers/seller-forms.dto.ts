import {
  Choice,
  Email,
  ExpectedVersion,
  Flag,
  Id,
  Line,
  Paragraphs,
  Phone,
  ReadOnlyFields,
  WebAddress,
} from '../common/validation/index.js';
import { FileTokens, LatinDigits, MediaIds, RegistrationNumber } from './seller-fields.js';
import { sellerStatuses, type SellerStatus } from './seller-status.js';
import type { SellerDto } from './sellers.dto.js';

/** An optional field; null or an empty text clears it. */
const clearable = { optional: true, emptyAs: 'null' } as const;

/** What a producer enters about itself. */
export class SellerApplicationDto {
  @Line(1, 200, { example: 'صنایع غذایی باغ ارومیه' }) companyName: string;
  @Line(1, 100, { example: 'مریم کریمی' }) ownerFullName: string;

  @RegistrationNumber({
    description: 'Registration or national id: 1 to 15 digits in any script',
    example: '۱۰۱۰۱۲۳۴۵۶۷',
  })
  nationalId: string;

  @LatinDigits(30, { ...clearable, example: '411123456789' }) taxId?: string | null;
  @Phone(8, { description: '8 to 15 digits in any script', example: '۰۴۴ ۳۲۷۵ ۱۲۳۴' }) phoneNumber: string;
  @Email({ lowerCase: true, example: 'sales@bagh.example.com' }) email: string;

  @WebAddress({
    ...clearable,
    description: 'http(s); `https://` may be left out',
    example: 'https://bagh.example.com',
  })
  website?: string | null;

  @Phone(8, { ...clearable, description: '8 to 15 digits in any script', example: '۰۹۱۴۱۲۳۴۵۶۷' })
  whatsappNumber?: string | null;

  @Line(1, 500, { example: 'تهران، خیابان آزادی، پلاک ۱۰' }) address: string;
  @Line(1, 500, { example: 'کنسانترهٔ سیب، پورهٔ زردآلو' }) productCategories: string;

  @Line(0, 100, { ...clearable, description: 'Tons a month', example: '۱۲۰ تن' })
  productionCapacityPerMonth?: string | null;

  @Flag({ optional: true, default: false }) exportReady?: boolean;
  @Line(0, 500, { ...clearable, example: 'ISO 22000، HACCP' }) certifications?: string | null;
}

/** The body of the form on `/sellers`. */
export class SendApplicationDto extends SellerApplicationDto {
  @FileTokens({
    ...clearable,
    example: '',
    description: 'Tokens of files that were sent ahead, separated by commas, 8 at most',
  })
  files?: string | null;
}

/** What an admin sends. Optional fields that are left out keep their value; null or an empty text clears the field. */
export class CreateSellerDto extends SellerApplicationDto {
  @MediaIds({ ...clearable, description: 'Ids of media, separated by commas, 20 at most', example: '1' })
  factoryImages?: string | null;

  @Choice(sellerStatuses, { optional: true, enumName: 'SellerStatus', default: 'pending' }) status?: SellerStatus;
  @Flag({ optional: true, default: false }) isFeaturedSeller?: boolean;

  @Paragraphs(0, 5000, { ...clearable, description: 'For admins only', example: 'نمونهٔ اول تأیید شد' })
  notes?: string | null;
}

@ReadOnlyFields<SellerDto>('createdAt', 'updatedAt')
export class UpdateSellerDto extends CreateSellerDto {
  @Id({ optional: true, description: 'Must equal the id of the path' }) id?: number;

  @ExpectedVersion()
  version?: number;
}
