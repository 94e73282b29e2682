import { ApiProperty, PickType } from '@nestjs/swagger';
import { SuccessDtoOf, TimedPageQuery } from '../../common/http/index.js';
import { Email, Id, Line, Phone, WholeNumber } from '../../common/validation/index.js';
import { copy } from './copy.js';
import type { AlertChannel, CropAlert } from './crop-alert.entity.js';

/** Where to send the message: a mail, a phone, or both. */
export class SubscribeCropAlertDto {
  @Id() productId: number;
  @Email({ nullable: true, emptyAs: 'missing', lowerCase: true }) email?: string | null;

  @Phone(8, { nullable: true, emptyAs: 'missing', description: '8 to 15 digits, any script', example: '09141234567' })
  phone?: string | null;
}

export class CropAlertAnswerDto extends SuccessDtoOf(copy.subscribed) {}

export class CropAlertsQuery extends TimedPageQuery {
  @Line(0, 100, { description: 'Looked for in recipient and product', example: 'سیب' }) q: string = '';
}

export class CropAlertsExportQuery extends PickType(CropAlertsQuery, ['q', 'from', 'to'] as const) {}

export class CropAlertDto {
  @ApiProperty({ type: 'integer', example: 7 }) id: number;
  @ApiProperty({ type: 'integer', example: 1 }) productId: number;
  @ApiProperty({ example: 'کنسانترهٔ سیب' }) product: string;
  @ApiProperty({ enum: ['mail', 'sms'] }) channel: AlertChannel;
  @ApiProperty({ example: 'sara@example.com', description: 'E-mail or phone' }) recipient: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:30:00.000Z' }) createdAt: string;

  static of({ id, productId, product, channel, recipient, createdAt }: CropAlert): CropAlertDto {
    return { id, productId, product: product.name, channel, recipient, createdAt: createdAt.toISOString() };
  }
}

export class PublishNewCropDto {
  @WholeNumber(1400, 1500, { label: copy.year, example: 1405, description: 'Persian year of the crop' }) year: number;
}

export class NewCropDto {
  @ApiProperty({ type: 'integer', nullable: true, example: 1405, description: 'Persian year of the newest crop' })
  year: number | null;

  @ApiProperty({ type: 'integer', example: 12, description: 'Who is waiting for a message' }) waiting: number;
}
