import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { PageQuery } from '../../common/http/index.js';
import { EmptyAsMissing, Instant, Label, Line, WholeNumber } from '../../common/validation/index.js';
import type { AuditEntry, AuditState } from './audit-entry.entity.js';

const largestId = 2_147_483_647;

export class AuditQuery extends PageQuery {
  @ApiPropertyOptional({ maxLength: 32, description: 'What kind of thing', example: 'product' })
  @EmptyAsMissing()
  @IsOptional()
  @Line(1, 32)
  subject?: string;

  @ApiPropertyOptional({ maxLength: 200, description: 'Which of them', example: '12' })
  @EmptyAsMissing()
  @IsOptional()
  @Line(1, 200)
  subjectId?: string;

  @ApiPropertyOptional({ maxLength: 64, description: 'The `operationId` of the call', example: 'updateProduct' })
  @EmptyAsMissing()
  @IsOptional()
  @Line(1, 64)
  action?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: largestId, description: 'Who', example: 1 })
  @EmptyAsMissing()
  @IsOptional()
  @WholeNumber(1, largestId)
  adminId?: number;

  @ApiPropertyOptional({ type: String, format: 'date-time', description: 'At this moment or later' })
  @Label('تاریخ آغاز')
  @EmptyAsMissing()
  @IsOptional()
  @Instant()
  from?: Date;

  @ApiPropertyOptional({ type: String, format: 'date-time', description: 'Before this moment' })
  @Label('تاریخ پایان')
  @EmptyAsMissing()
  @IsOptional()
  @Instant()
  to?: Date;
}

/** One change by an admin. Of a thing that was there and still is, `before` and `after` have the changed fields only. */
export class AuditEntryDto {
  @ApiProperty({ type: 'integer', example: 42 })
  id: number;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:30:00.000Z' })
  at: string;

  @ApiProperty({ description: "The admin's display name at that time", example: 'مدیر سایت' })
  by: string;

  @ApiProperty({ type: 'integer', example: 1 })
  adminId: number;

  @ApiProperty({ description: 'The `operationId` of the call', example: 'updateProduct' })
  action: string;

  @ApiProperty({ description: 'What kind of thing', example: 'product' })
  subject: string;

  @ApiProperty({ description: 'Which of them', example: '12' })
  subjectId: string;

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
