import type { SellerDto } from './sellers.dto.js';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsEmail, IsIn, IsInt, IsOptional, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { EmptyAsNull, Line, Paragraphs, Phone, TakesBack } from '../common/validation/index.js';
import { LatinDigits, MediaIds, RegistrationNumber, WebAddress } from './seller-fields.js';
import { sellerStatuses, type SellerStatus } from './seller-status.js';

const largestId = 2_147_483_647;
/** Unlike `IsOptional`: null is refused. */
const mayBeMissing = ValidateIf((_form, value) => value !== undefined);

/** What a producer says about itself (spec §3, §5, D23). */
export class SellerApplicationDto {
  @ApiProperty({ minLength: 1, maxLength: 200, example: 'صنایع غذایی باغ ارومیه' })
  @Line(1, 200)
  companyName: string;

  @ApiProperty({ minLength: 1, maxLength: 100, example: 'مریم کریمی' })
  @Line(1, 100)
  ownerFullName: string;

  @ApiProperty({ description: 'Registration or national id: 1 to 15 digits in any script', example: '۱۰۱۰۱۲۳۴۵۶۷' })
  @RegistrationNumber()
  nationalId: string;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 30, example: '411123456789' })
  @IsOptional()
  @EmptyAsNull()
  @LatinDigits()
  @Line(0, 30)
  taxId?: string | null;

  @ApiProperty({ description: '8 to 15 digits in any script', example: '۰۴۴ ۳۲۷۵ ۱۲۳۴' })
  @Phone(8, 'شماره تماس باید بین ۸ تا ۱۵ رقم باشد')
  phoneNumber: string;

  @ApiProperty({ maxLength: 254, format: 'email', example: 'sales@bagh.example.com' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toLowerCase() : value))
  @MaxLength(254)
  @IsEmail()
  email: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 500,
    description: 'http(s); `https://` may be left out',
    example: 'https://bagh.example.com',
  })
  @IsOptional()
  @EmptyAsNull()
  @WebAddress()
  website?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: '8 to 15 digits in any script',
    example: '۰۹۱۴۱۲۳۴۵۶۷',
  })
  @IsOptional()
  @EmptyAsNull()
  @Phone(8, 'شماره واتساپ باید بین ۸ تا ۱۵ رقم باشد')
  whatsappNumber?: string | null;

  @ApiProperty({ minLength: 1, maxLength: 500, example: 'ارومیه، شهرک صنعتی فاز ۲، خیابان نوآوران، پلاک ۱۸' })
  @Line(1, 500)
  address: string;

  @ApiProperty({ minLength: 1, maxLength: 500, example: 'کنسانتره سیب، پوره زردآلو' })
  @Line(1, 500)
  productCategories: string;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 100, description: 'Tons a month', example: '۱۲۰ تن' })
  @IsOptional()
  @EmptyAsNull()
  @Line(0, 100)
  productionCapacityPerMonth?: string | null;

  @ApiPropertyOptional({ default: false })
  @mayBeMissing
  @IsBoolean()
  exportReady?: boolean;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 500, example: 'ISO 22000، HACCP' })
  @IsOptional()
  @EmptyAsNull()
  @Line(0, 500)
  certifications?: string | null;
}

/** What an admin sends. Of the optional fields those left out stay as they are; null or an empty text clears. */
export class CreateSellerDto extends SellerApplicationDto {
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'Ids of media, separated by commas, 20 at most',
    example: '1',
  })
  @IsOptional()
  @EmptyAsNull()
  @MediaIds()
  factoryImages?: string | null;

  @ApiPropertyOptional({ enum: sellerStatuses, enumName: 'SellerStatus', default: 'pending' })
  @mayBeMissing
  @IsIn(sellerStatuses)
  status?: SellerStatus;

  @ApiPropertyOptional({ default: false })
  @mayBeMissing
  @IsBoolean()
  isFeaturedSeller?: boolean;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 5000,
    description: 'For admins only',
    example: 'نمونهٔ اول تأیید شد',
  })
  @IsOptional()
  @EmptyAsNull()
  @Paragraphs(0, 5000)
  notes?: string | null;
}

@TakesBack<SellerDto>('createdAt', 'updatedAt')
export class UpdateSellerDto extends CreateSellerDto {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: largestId,
    description: 'Must equal the id of the path',
  })
  @mayBeMissing
  @Max(largestId)
  @Min(1)
  @IsInt()
  id?: number;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: largestId,
    description: 'The version that was edited; when the seller has another by now, 409',
  })
  @mayBeMissing
  @Max(largestId)
  @Min(1)
  @IsInt()
  version?: number;
}
