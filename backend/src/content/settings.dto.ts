import { ApiProperty, IntersectionType, OmitType, PartialType, PickType } from '@nestjs/swagger';
import {
  Day,
  DecimalNumber,
  Email,
  ExpectedVersion,
  Id,
  InstantText,
  Integer,
  Line,
  Nested,
  Paragraphs,
  Phone,
  ReadOnlyFields,
  WebAddress,
  WholeNumber,
} from '../common/validation/index.js';
import { callHoursText, callMinutesText } from './call-hours.js';
import { staffSettings, type Settings, type SettingsChange } from './settings.js';

export class CallHoursDto {
  @Integer(0, 23, { example: 8 }) from: number;
  @Integer(1, 24, { example: 18 }) to: number;

  @Line(0, 100, {
    description: 'The hours in words. An update may carry it, and it is ignored',
    example: '۸ صبح تا ۶ عصر',
  })
  text: string;
}

/** Measured, never set by hand. */
export class AnswerTimeDto {
  @ApiProperty({ type: 'integer', minimum: 1, example: 45, description: 'Minutes of the call hours' }) minutes: number;
  @ApiProperty({ description: 'The time in words', example: '۴۵ دقیقهٔ کاری' }) text: string;
}

export class SocialLinksDto {
  @WebAddress({ nullable: true, example: 'https://t.me/afshoreh' }) telegram: string | null;
  @WebAddress({ nullable: true, example: 'https://instagram.com/afshoreh' }) instagram: string | null;
  @WebAddress({ nullable: true, example: 'https://www.linkedin.com/company/afshoreh' }) linkedin: string | null;
  @WebAddress({ nullable: true, example: 'https://wa.me/989141234567' }) whatsapp: string | null;
}

/** What an admin can change. */
export class StoredSettingsDto {
  @Line(1, 120, { example: 'افشره' }) siteTitle: string;
  @Line(0, 320, { example: 'خرید عمدهٔ کنسانتره و پوره' }) metaDescription: string;
  @Line(0, 500, { description: 'Separated by «،»', example: 'کنسانتره، پوره، رب گوجه‌فرنگی' }) keywords: string;
  @Paragraphs(0, 2000, {
    description: 'Words that searches of products take for one another: a line of them each, with «=» between',
    example: 'شیره = کنسانتره',
  })
  searchSynonyms: string;

  @Paragraphs(0, 2000, {
    description: 'From which staff choose when they cancel an order, one per line; each at most 100 characters',
    example: 'قیمت\nموجود نبود',
  })
  lostReasons: string;

  @Paragraphs(0, 8000, {
    description:
      'Replies to messages: the first line of each is its title, «---» stands between two, and «{نام}» is replaced by the name of the sender',
    example: 'دریافت شد\nسلام {نام}، پیام شما رسید.',
  })
  replyTemplates: string;

  @Email({ example: 'info@afshoreh.example' }) contactEmail: string;
  @Phone(8, { description: 'Stored form', example: '+984433000000' }) phone: string;
  @Phone(8, { description: 'Sales manager; stored form', example: '+989140000000' }) salesPhone: string;
  @Paragraphs(1, 300, { example: 'تهران، خیابان آزادی، پلاک ۱۰' }) address: string;
  @Line(1, 120, { example: 'شنبه تا پنجشنبه، ۸:۰۰ تا ۱۶:۰۰' }) officeHours: string;
  @Nested(CallHoursDto) callHours: CallHoursDto;

  @WholeNumber(1, 48, {
    example: 2,
    description: 'A failed call without a next one is repeated this many call hours later',
  })
  callRetryHours: number;

  @WholeNumber(1, 20, {
    example: 3,
    description: 'After this many failed calls in a row the next one is on the next working morning',
  })
  callRetryAttempts: number;

  @Nested(SocialLinksDto) socialLinks: SocialLinksDto;

  @DecimalNumber(1, 100_000_000, 2, { description: 'Toman per US dollar', example: 83_000 }) usdRate: number;
  @InstantText({ anyForm: true, description: 'When that rate was set' }) usdRateDate: string;
  @Id({ example: 1, description: 'Send it back with an update' }) version: number;

  @WholeNumber(1, 3650, { example: 30, description: 'Prices at an older rate are marked with its month' })
  rateOldAfterDays: number;

  @WholeNumber(1, 3650, { example: 90, description: 'Prices at an older rate are not shown' })
  rateExpiredAfterDays: number;

  @Line(1, 200, { example: 'افشره', description: 'The company on proformas' }) legalName: string;
  @Line(0, 20, { example: '10380284790' }) nationalId: string;
  @Line(0, 20, { example: '411111111111' }) economicCode: string;
  @Line(0, 20, { example: '5716963896' }) postalCode: string;
  @DecimalNumber(0, 100, 2, { description: 'Value-added tax from `taxFrom` on', example: 10 }) taxPercent: number;
  @Day({ example: '2024-03-20' }) taxFrom: string;
  @DecimalNumber(0, 100, 2, { description: 'Before that day', example: 9 }) taxPercentBefore: number;

  @WholeNumber(0, 100, { example: 100, description: 'How many of a hundred page views measure speed and failures' })
  vitalsPercent: number;

  @ApiProperty({
    type: AnswerTimeDto,
    nullable: true,
    description: 'Half of the orders of the last 90 days got their first call within this time; null for fewer than 30',
  })
  answerTime: AnswerTimeDto | null;

  static of({ answerMinutes: minutes, callHours, ...settings }: Settings): StoredSettingsDto {
    return {
      ...settings,
      callHours: { ...callHours, text: callHoursText(callHours) },
      answerTime: minutes === null ? null : { minutes, text: callMinutesText(minutes) },
    };
  }
}

/** The public settings, and the settings that come from the environment variables of the operator. */
export class SettingsDto extends OmitType(StoredSettingsDto, staffSettings) {
  @ApiProperty({ type: Boolean, example: true, description: 'False with `VITALS=off`: no page view measures anything' })
  measuresVitals: boolean;

  static of(settings: Settings, measuresVitals: boolean): SettingsDto {
    const { lostReasons: _reasons, replyTemplates: _templates, ...open } = StoredSettingsDto.of(settings);
    return { ...open, measuresVitals };
  }
}

export class StaffSettingsDto extends IntersectionType(SettingsDto, PickType(StoredSettingsDto, staffSettings)) {}

/** The settings after a change, and how many promised call times moved. */
export class SavedSettingsDto extends StaffSettingsDto {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    example: 3,
    description: 'Open orders whose promised time is another one now',
  })
  movedPromises: number;
}

class UpdateCallHoursDto extends IntersectionType(
  PickType(CallHoursDto, ['from', 'to']),
  PartialType(PickType(CallHoursDto, ['text'])),
) {}

class UpdateSocialLinksDto extends PartialType(SocialLinksDto) {}

/** The settings that a form sends as they are stored. */
export class PlainSettingsDto extends PartialType(
  OmitType(StoredSettingsDto, ['callHours', 'socialLinks', 'answerTime', 'version']),
  { skipNullProperties: false },
) {}

/** Settings that are left out stay as they are. Only social links may be null. */
@ReadOnlyFields<SavedSettingsDto>('movedPromises', 'measuresVitals', 'answerTime')
export class UpdateSettingsDto extends PlainSettingsDto {
  @Nested(UpdateCallHoursDto, { optional: true }) callHours?: UpdateCallHoursDto;
  @Nested(UpdateSocialLinksDto, { optional: true }) socialLinks?: UpdateSocialLinksDto;
  @ExpectedVersion() version?: number;

  static changeOf({ callHours, ...rest }: UpdateSettingsDto): SettingsChange {
    return { ...rest, ...(callHours && { callHours: { from: callHours.from, to: callHours.to } }) };
  }
}
