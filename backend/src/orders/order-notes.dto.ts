import { ApiProperty } from '@nestjs/swagger';
import { Paragraphs } from '../common/validation/index.js';
import type { OrderNote } from './order-note.entity.js';

export class AddOrderNoteDto {
  @Paragraphs(1, 2000, { label: 'یادداشت', example: 'نمونهٔ آزمایشگاه را هم می‌خواهد' }) text: string;
}

export class OrderNoteDto {
  @ApiProperty({ type: 'integer', example: 3 }) id: number;
  @ApiProperty({ type: String, format: 'date-time' }) at: string;
  @ApiProperty({ example: 'لیلا رستمی', description: 'Display name of the admin' }) by: string;
  @ApiProperty({ example: 'نمونهٔ آزمایشگاه را هم می‌خواهد' }) text: string;

  static of({ id, at, by, text }: OrderNote): OrderNoteDto {
    return { id, at: at.toISOString(), by, text };
  }
}
