import { ApiProperty } from '@nestjs/swagger';
import { PageQuery } from '../../common/http/index.js';
import { Instant, largestId, Line, WholeNumber } from '../../common/validation/index.js';
import type { AuditEntry, AuditState } from './audit-entry.entity.js';

export class AuditQuery extends PageQuery {
  @Line(1, 32, { emptyAs: 'missing', description: 'What kind of thing', example: 'product' }) subject?: string;
  @Line(1, 200, { emptyAs: 'missing', description: 'Which of them', example: '12' }) subjectId?: string;

  @Line(1, 64, { emptyAs: 'missing', description: 'The `operationId` of the call', example: 'updateProduct' })
  action?: string;

  @WholeNumber(1, largestId, { emptyAs: 'missing', description: 'Who', example: 1 }) adminId?: number;
  @Instant({ label: 'تاریخ آغاز', emptyAs: 'missing', description: 'At this moment or later' }) from?: Date;
  @Instant({ label: 'تاریخ پایان', emptyAs: 'missing', description: 'Before this moment' }) to?: Date;
}

/** One change by an admin. Of a thing that was there and still is, `before` and `after` have the changed fields only. */
export class AuditEntryDto {
  @ApiProperty({ type: 'integer', example: 42 }) id: number;
  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:30:00.000Z' }) at: string;
  @ApiProperty({ description: "The admin's display name at that time", example: 'مدیر سایت' }) by: string;
  @ApiProperty({ type: 'integer', example: 1 }) adminId: number;
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

  static of({ id, at, by, adminId, action, subject, subjectId, before, after }: AuditEntry): AuditEntryDto {
    return { id, at: at.toISOString(), by, adminId, action, subject, subjectId, before, after };
  }
}
