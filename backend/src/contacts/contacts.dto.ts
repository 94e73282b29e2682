import { ApiProperty, PickType } from '@nestjs/swagger';
import { ListCursor, OnlyFields, OnlyIds, SuccessDtoOf, TimedPageQuery } from '../common/http/index.js';
import { AssigneeDto, AssigneeId } from '../auth/index.js';
import { Choice, Email, ExpectedVersionDto, Flag, Line, Paragraphs, Phone } from '../common/validation/index.js';
import type { Contact } from './contact.entity.js';
import { copy } from './copy.js';

/** The body of the forms on `/contact` and in the footer; the footer's form has no phone. */
export class SendContactDto {
  @Line(1, 100, { example: 'سارا احمدی' }) name: string;

  @Phone(8, {
    nullable: true,
    emptyAs: 'missing',
    description: '8 to 15 digits, any script',
    example: '۰۹۱۴ ۱۲۳ ۴۵۶۷',
  })
  phone?: string | null;

  @Email({ nullable: true, emptyAs: 'missing', example: 'sara@example.com' }) email?: string | null;
  @Paragraphs(1, 5000, { example: 'قیمت کنسانترهٔ سیب برای ده تن چقدر است؟' }) message: string;
}

export class ContactSentDto extends SuccessDtoOf(copy.contactReceived) {}

const contactFilters = ['all', 'unread', 'read', 'unanswered', 'mine'] as const;

export class ContactsQuery extends TimedPageQuery {
  @ListCursor() cursor?: number;
  @OnlyFields(() => ContactDto) fields?: string[];
  @OnlyIds() ids?: number[];
  @Choice(contactFilters, { description: '`mine`: not answered yet, and the caller looks after them' })
  filter: (typeof contactFilters)[number] = 'all';
  @Line(0, 100, { description: 'Looked for in name, e-mail and message', example: 'سیب' }) q: string = '';
}

export class ContactsExportQuery extends PickType(ContactsQuery, ['filter', 'q', 'from', 'to'] as const) {}

/** What staff enter about a message. */
export class FollowUpContactDto extends ExpectedVersionDto {
  @AssigneeId() assigneeId: number | null;
  @Paragraphs(0, 2000, { nullable: true, emptyAs: 'null', label: 'یادداشت', example: 'پنجشنبه دوباره زنگ بزنید' })
  note: string | null;
  @Flag({ description: 'Answered, also by telephone' }) isAnswered: boolean;
}

export class ReplyToContactDto extends ExpectedVersionDto {
  @Paragraphs(1, 5000, { label: 'متن پاسخ', example: 'سلام، قیمت امروز را کارشناس ما تلفنی می‌گوید.' }) text: string;
}

export class ContactDto {
  @ApiProperty({ type: 'integer', example: 1 }) id: number;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ example: 'سارا احمدی' }) name: string;
  @ApiProperty({ type: String, nullable: true, example: 'sara@example.com' }) email: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Stored form', example: '+989141234567' })
  phone: string | null;

  @ApiProperty({ example: 'قیمت کنسانترهٔ سیب برای ده تن چقدر است؟' }) message: string;
  @ApiProperty() isRead: boolean;
  @ApiProperty({ type: AssigneeDto, nullable: true, description: 'Who looks after it' }) assignee: AssigneeDto | null;
  @ApiProperty({ type: String, nullable: true, example: 'پنجشنبه دوباره زنگ بزنید' }) note: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'سلام، قیمت امروز را کارشناس ما تلفنی می‌گوید.' })
  reply: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true }) answeredAt: string | null;
  @ApiProperty({ type: 'integer', example: 1 }) version: number;

  static of(contact: Contact): ContactDto {
    const { id, createdAt, name, email, phone, message, isRead, note, reply, answeredAt, version } = contact;
    const sent = { id, createdAt: createdAt.toISOString(), name, email, phone, message, isRead };
    const assignee = AssigneeDto.of(contact);
    return { ...sent, assignee, note, reply, answeredAt: answeredAt?.toISOString() ?? null, version };
  }
}
