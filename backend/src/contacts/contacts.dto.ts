import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsEmail, IsIn, IsOptional, MaxLength } from 'class-validator';
import { PageQuery } from '../common/http/index.js';
import { EmptyAsMissing, Line, Paragraphs, Phone, Trim } from '../common/validation/index.js';
import type { Contact } from './contact.entity.js';

/** The form of `/contact` and that of the footer, which asks for no phone (D22). */
export class SendContactDto {
  @ApiProperty({ minLength: 1, maxLength: 100, example: 'سارا احمدی' })
  @Line(1, 100)
  name: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: '8 to 15 digits, any script',
    example: '۰۹۱۴ ۱۲۳ ۴۵۶۷',
  })
  @IsOptional()
  @EmptyAsMissing()
  @Phone(8, 'شماره تماس باید بین ۸ تا ۱۵ رقم باشد')
  phone?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 254, example: 'sara@example.com' })
  @IsOptional()
  @EmptyAsMissing()
  @Trim()
  @IsEmail()
  @MaxLength(254)
  email?: string | null;

  @ApiProperty({ minLength: 1, maxLength: 5000, example: 'قیمت کنسانترهٔ سیب برای ده تن چقدر است؟' })
  @Paragraphs(1, 5000)
  message: string;
}

export class ContactSentDto {
  @ApiProperty({ example: true })
  success: boolean;

  @ApiProperty({ example: 'پیام شما با موفقیت ارسال شد' })
  message: string;
}

export const CONTACT_FILTERS = ['all', 'unread', 'read'] as const;

export class ContactsQuery extends PageQuery {
  @ApiPropertyOptional({ enum: CONTACT_FILTERS, default: 'all' })
  @IsIn(CONTACT_FILTERS)
  filter: (typeof CONTACT_FILTERS)[number] = 'all';

  @ApiPropertyOptional({ maxLength: 100, description: 'Looked for in name, e-mail and message' })
  @Line(0, 100)
  q: string = '';
}

export class ContactsExportQuery extends PickType(ContactsQuery, ['filter', 'q'] as const) {}

/** A message as admins see it. */
export class ContactDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ type: String, nullable: true })
  email: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Stored form', example: '+989141234567' })
  phone: string | null;

  @ApiProperty()
  message: string;

  @ApiProperty()
  isRead: boolean;

  static of({ id, createdAt, name, email, phone, message, isRead }: Contact): ContactDto {
    return { id, createdAt: createdAt.toISOString(), name, email, phone, message, isRead };
  }
}
