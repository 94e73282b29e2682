import { ApiProperty, IntersectionType, OmitType, PartialType, PickType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsEmail,
  IsInt,
  IsISO8601,
  IsObject,
  IsOptional,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { DecimalNumber, Line, Paragraphs, Phone, Trim, WholeNumber } from '../common/validation/index.js';
import { callHoursText } from './call-hours.js';
import { SiteLink } from './site-link.decorator.js';
import type { SettingsChange } from './settings.service.js';
import type { Settings } from './settings.js';

export class CallHoursDto {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 23, example: 8 })
  @IsInt()
  @Min(0)
  @Max(23)
  from: number;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 24, example: 18 })
  @IsInt()
  @Min(1)
  @Max(24)
  to: number;

  @ApiProperty({
    description: 'The hours in words. An update may carry it, and it is ignored',
    example: '۸ صبح تا ۶ عصر',
  })
  @Line(0, 100)
  text: string;
}

export class SocialLinksDto {
  @ApiProperty({ type: String, nullable: true, maxLength: 500, example: 'https://t.me/afshoreh' })
  @IsOptional()
  @SiteLink()
  telegram: string | null;

  @ApiProperty({ type: String, nullable: true, maxLength: 500, example: null })
  @IsOptional()
  @SiteLink()
  instagram: string | null;

  @ApiProperty({ type: String, nullable: true, maxLength: 500, example: null })
  @IsOptional()
  @SiteLink()
  linkedin: string | null;

  @ApiProperty({ type: String, nullable: true, maxLength: 500, example: null })
  @IsOptional()
  @SiteLink()
  whatsapp: string | null;
}

/** All settings are public. */
export class SettingsDto {
  @ApiProperty({ minLength: 1, maxLength: 120, example: 'افشره' })
  @Line(1, 120)
  siteTitle: string;

  @ApiProperty({ maxLength: 320 })
  @Line(0, 320)
  metaDescription: string;

  @ApiProperty({ maxLength: 500, description: 'Separated by «،»' })
  @Line(0, 500)
  keywords: string;

  @ApiProperty({ format: 'email', maxLength: 254, example: 'info@afshoreh.example' })
  @Trim()
  @IsEmail()
  @MaxLength(254)
  contactEmail: string;

  @ApiProperty({ description: 'Stored form', example: '+984433000000' })
  @Phone(8, 'شماره تماس باید بین ۸ تا ۱۵ رقم باشد')
  phone: string;

  @ApiProperty({ description: 'Sales manager; stored form', example: '+989140000000' })
  @Phone(8, 'شماره مدیر فروش باید بین ۸ تا ۱۵ رقم باشد')
  salesPhone: string;

  @ApiProperty({ minLength: 1, maxLength: 300 })
  @Paragraphs(1, 300)
  address: string;

  @ApiProperty({ minLength: 1, maxLength: 120, example: 'شنبه تا پنجشنبه، ۸:۰۰ تا ۱۶:۰۰' })
  @Line(1, 120)
  officeHours: string;

  @ApiProperty({ type: CallHoursDto })
  callHours: CallHoursDto;

  @ApiProperty({
    ...{ type: 'integer', minimum: 1, maximum: 48, example: 2 },
    description: 'A failed call without a next one is repeated this many call hours later (D33)',
  })
  @WholeNumber(1, 48)
  callRetryHours: number;

  @ApiProperty({
    ...{ type: 'integer', minimum: 1, maximum: 20, example: 3 },
    description: 'After this many failed calls in a row the next one is on the next working morning (D33)',
  })
  @WholeNumber(1, 20)
  callRetryAttempts: number;

  @ApiProperty({ type: SocialLinksDto })
  socialLinks: SocialLinksDto;

  @ApiProperty({ minimum: 1, maximum: 100_000_000, description: 'Toman per US dollar', example: 83_000 })
  @DecimalNumber(1, 100_000_000, 2)
  usdRate: number;

  @ApiProperty({ format: 'date-time', description: 'When that rate was set' })
  @Transform(({ value }: { value: unknown }) => isoOf(value))
  @IsISO8601({ strict: true, strictSeparator: true })
  usdRateDate: string;

  static of(settings: Settings): SettingsDto {
    const { callHours } = settings;
    return { ...settings, callHours: { ...callHours, text: callHoursText(callHours) } };
  }
}

/** A date in any ISO form as UTC with a time; what is no date stays, to be refused. */
function isoOf(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return value;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : date.toISOString();
}

class UpdateCallHoursDto extends IntersectionType(
  PickType(CallHoursDto, ['from', 'to']),
  PartialType(PickType(CallHoursDto, ['text'])),
) {}

class UpdateSocialLinksDto extends PartialType(SocialLinksDto) {}

/** What is named changes, the rest stays; nothing may be null but a social link. */
export class UpdateSettingsDto extends PartialType(OmitType(SettingsDto, ['callHours', 'socialLinks']), {
  skipNullProperties: false,
}) {
  @ApiProperty({ type: UpdateCallHoursDto, required: false })
  @ValidateIf((_form, value) => value !== undefined)
  @IsObject()
  @ValidateNested()
  @Type(() => UpdateCallHoursDto)
  callHours?: UpdateCallHoursDto;

  @ApiProperty({ type: UpdateSocialLinksDto, required: false })
  @ValidateIf((_form, value) => value !== undefined)
  @IsObject()
  @ValidateNested()
  @Type(() => UpdateSocialLinksDto)
  socialLinks?: UpdateSocialLinksDto;

  static changeOf({ callHours, ...rest }: UpdateSettingsDto): SettingsChange {
    return { ...rest, ...(callHours && { callHours: { from: callHours.from, to: callHours.to } }) };
  }
}
