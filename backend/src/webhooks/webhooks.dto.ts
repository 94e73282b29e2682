import { ApiProperty } from '@nestjs/swagger';
import { PageQuery } from '../common/http/index.js';
import { Choices, ExpectedVersion, Flag, Integer, ReadOnlyFields, WebAddress } from '../common/validation/index.js';
import { eventNames, type EventName } from '../operations/events/index.js';
import { copy } from './copy.js';
import { bodyOf, messageIdOf } from './delivery-body.js';
import { deliveryStates, type DeliveryState, type WebhookDelivery } from './webhook-delivery.entity.js';
import { pauseReasons, type MadeWebhook, type PauseReason, type Webhook } from './webhook.entity.js';

const longestOverlapHours = 30 * 24;

@ReadOnlyFields<WebhookDto>('id')
export class CreateWebhookDto {
  @WebAddress({ description: 'Public, by https', example: 'https://erp.example/hooks/afshoreh' }) url: string;

  @Choices(eventNames, {
    enumName: 'WebhookEvent',
    label: 'رویدادها',
    missing: copy.fields.events,
    example: ['order.placed'],
  })
  events: EventName[];
}

@ReadOnlyFields<WebhookDto>('id')
export class UpdateWebhookDto extends CreateWebhookDto {
  @Flag({
    optional: true,
    label: 'ارسال',
    description: 'false pauses it; true resumes it with what happened meanwhile',
    example: true,
  })
  isActive?: boolean;

  @ExpectedVersion() version?: number;
}

export class RotateWebhookDto {
  @Integer(0, longestOverlapHours, {
    label: 'ساعت‌های هم‌پوشانی',
    description: 'For how many hours the secret of now signs as well; 0: no older one signs',
    example: 24,
  })
  overlapHours: number = 24;
}

export class WebhookDto {
  @ApiProperty({ type: 'integer', example: 3 }) id: number;
  @ApiProperty({ example: 'https://erp.example/hooks/afshoreh' }) url: string;
  @ApiProperty({ enum: eventNames, enumName: 'WebhookEvent', isArray: true }) events: EventName[];
  @ApiProperty() isActive: boolean;

  @ApiProperty({
    enum: pauseReasons,
    enumName: 'WebhookPauseReason',
    nullable: true,
    description: 'failing: for three days; gone: it answered 410',
  })
  pauseReason: PauseReason | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true }) pausedAt: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Until when an old secret signs' })
  previousUntil: string | null;

  @ApiProperty({ type: 'integer', example: 1, description: 'Send it back with an update' }) version: number;

  static of(webhook: Webhook, now = new Date()): WebhookDto {
    const { id, url, events, isActive, pauseReason, pausedAt, createdAt, version } = webhook;
    return {
      id,
      url,
      events,
      isActive,
      pauseReason,
      version,
      pausedAt: textOf(pausedAt),
      createdAt: createdAt.toISOString(),
      previousUntil: textOf(webhook.overlapUntil(now)),
    };
  }
}

export class MadeWebhookDto {
  @ApiProperty({ type: WebhookDto }) webhook: WebhookDto;

  @ApiProperty({
    type: String,
    nullable: true,
    pattern: '^whsec_[0-9A-Za-z+/]{43}=$',
    example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=',
    description: 'Shown only now. null in the answer to a repeated request',
  })
  secret: string | null;

  static of({ webhook, secret }: MadeWebhook): MadeWebhookDto {
    return { webhook: WebhookDto.of(webhook), secret };
  }
}

export class WebhookDeliveriesQuery extends PageQuery {
  @Flag({ inQuery: true, emptyAs: 'missing', description: 'false: only what has not arrived, tried or waiting' })
  delivered?: boolean;
}

export class WebhookDeliveryDto {
  @ApiProperty({ type: 'integer', example: 42 }) id: number;
  @ApiProperty({ example: 'order.placed', description: 'Or `webhook.test`' }) event: string;

  @ApiProperty({ enum: deliveryStates, enumName: 'WebhookDeliveryState', description: 'waiting: it is tried again' })
  state: DeliveryState;

  @ApiProperty({ example: 'msg_42_1795509000000', description: 'Of `webhook-id`; the same for each attempt' })
  messageId: string;

  @ApiProperty({ example: '{"type":"order.placed"}', description: 'What is sent' }) requestBody: string;
  @ApiProperty({ type: 'integer', nullable: true, example: 200 }) responseStatus: number | null;

  @ApiProperty({ type: String, nullable: true, example: 'ok', description: 'Its beginning' })
  responseBody: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'timeout', description: 'Why there was no answer' })
  error: string | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 120 }) durationMs: number | null;
  @ApiProperty({ type: 'integer', example: 1 }) attempts: number;
  @ApiProperty({ type: String, format: 'date-time', description: 'When it happened' }) at: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) attemptedAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'The next attempt' })
  dueAt: string | null;

  static of(delivery: WebhookDelivery): WebhookDeliveryDto {
    const { id, event, state, responseStatus, responseBody, error, durationMs, attempts } = delivery;
    return {
      id,
      event,
      state,
      messageId: messageIdOf(delivery),
      requestBody: bodyOf(delivery),
      responseStatus,
      responseBody,
      error,
      durationMs,
      attempts,
      at: delivery.at.toISOString(),
      attemptedAt: textOf(delivery.attemptedAt),
      dueAt: textOf(delivery.dueAt),
    };
  }
}

function textOf(moment: Date | null): string | null {
  return moment && moment.toISOString();
}
