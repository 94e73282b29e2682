import { ApiProperty, OmitType } from '@nestjs/swagger';
import { TimedPageQuery } from '../../common/http/index.js';
import { largestId, Line, WholeNumber } from '../../common/validation/index.js';
import type { AuditState } from './audit-entry.entity.js';
import type { FieldChange, ListedEntry } from './audit-words.js';

export class AuditQuery extends TimedPageQuery {
  @Line(1, 32, { emptyAs: 'missing', description: 'The kind of record', example: 'product' }) subject?: string;
  @Line(1, 200, { emptyAs: 'missing', description: 'The id of the record', example: '12' }) subjectId?: string;

  @Line(1, 64, { emptyAs: 'missing', description: 'The `operationId` of the call', example: 'updateProduct' })
  action?: string;

  @WholeNumber(1, largestId, { emptyAs: 'missing', description: 'Who', example: 1 }) adminId?: number;

  @WholeNumber(1, largestId, { emptyAs: 'missing', label: 'کلید API', description: 'By which key', example: 3 })
  apiKeyId?: number;

  @Line(0, 100, { description: 'Part of a name, or a number', example: 'سیب' }) q: string = '';
}

export class AuditExportQuery extends OmitType(AuditQuery, ['page', 'limit'] as const) {}

export class FieldChangeDto implements FieldChange {
  @ApiProperty({ example: 'price' }) field: string;
  @ApiProperty({ example: 'قیمت', description: 'What forms and refusals call it' }) label: string;

  @ApiProperty({ type: String, nullable: true, example: '۱۵۰٬۰۰۰٬۰۰۰ تومان', description: 'null: there was nothing' })
  before: string | null;

  @ApiProperty({ type: String, nullable: true, example: '۱۴۱٬۰۰۰٬۰۰۰ تومان', description: 'null: there is nothing' })
  after: string | null;
}

/** One change by an admin or a program. For a record that was updated, `before` and `after` have the changed fields only. */
export class AuditEntryDto {
  @ApiProperty({ type: 'integer', example: 42 }) id: number;
  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:30:00.000Z' }) at: string;
  @ApiProperty({ description: 'The name of the admin or the key at that time', example: 'مدیر سایت' }) by: string;

  @ApiProperty({ type: 'integer', nullable: true, example: 1, description: 'null: a program changed it' })
  adminId: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 3, description: 'The key of the program' })
  apiKeyId: number | null;

  @ApiProperty({ description: 'The `operationId` of the call', example: 'updateProduct' }) action: string;
  @ApiProperty({ description: 'What kind of thing', example: 'product' }) subject: string;
  @ApiProperty({ description: 'Which of them', example: '12' }) subjectId: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'null: it is new',
    example: { brix: '۷۰ ± ۱' },
  })
  before: AuditState;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'null: it is gone',
    example: { brix: '۷۱ ± ۱' },
  })
  after: AuditState;

  @ApiProperty({ example: 'محصول «کنسانترهٔ سیب»', description: 'The thing, as it was called then' }) thing: string;
  @ApiProperty({ description: 'It was removed since' }) gone: boolean;

  @ApiProperty({
    example: 'قیمت محصول «کنسانترهٔ سیب» را تغییر داد',
    description: 'What the admin did, after their name',
  })
  summary: string;

  @ApiProperty({ type: [FieldChangeDto], description: 'before and after, field by field, in words' })
  changes: FieldChangeDto[];

  static of(entry: ListedEntry): AuditEntryDto {
    const { id, at, by, adminId, apiKeyId, action, subject, subjectId, before, after } = entry;
    const { thing, summary, changes, gone } = entry;
    return {
      id,
      at: at.toISOString(),
      by,
      adminId,
      apiKeyId,
      action,
      subject,
      subjectId,
      before,
      after,
      thing,
      summary,
      changes,
      gone,
    };
  }
}

export class AuditSubjectDto {
  @ApiProperty({ example: 'product' }) value: string;
  @ApiProperty({ example: 'محصول' }) label: string;
}

export class AuditActionDto extends AuditSubjectDto {
  @ApiProperty({ example: 'updateProduct' }) declare value: string;
  @ApiProperty({ example: 'ویرایش محصول' }) declare label: string;
  @ApiProperty({ example: 'product', description: 'What it is done to' }) subject: string;
}

export class AuditAuthorDto {
  @ApiProperty({ type: 'integer', example: 1 }) id: number;
  @ApiProperty({ example: 'لیلا رستمی', description: 'The display name of now' }) name: string;
}

export class AuditFiltersDto {
  @ApiProperty({ type: [AuditSubjectDto] }) subjects: AuditSubjectDto[];
  @ApiProperty({ type: [AuditActionDto] }) actions: AuditActionDto[];
  @ApiProperty({ type: [AuditAuthorDto], description: 'Every admin, by name' }) admins: AuditAuthorDto[];
  @ApiProperty({ type: [AuditAuthorDto], description: 'Every key of a program, by name' }) apiKeys: AuditAuthorDto[];
}
