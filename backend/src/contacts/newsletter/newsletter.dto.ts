import { ApiProperty, PickType } from '@nestjs/swagger';
import { ValidationFailed } from '../../common/errors/index.js';
import { SuccessDtoOf, TimedPageQuery } from '../../common/http/index.js';
import { Choice, Email, Line, Verbatim } from '../../common/validation/index.js';
import type { Subscriber } from './subscriber.entity.js';
import { copy } from '../copy.js';

export class SubscribeDto {
  @Email({ message: copy.emailWrong, example: 'sara@example.com' }) email: string;
}

/** The token is in the body when the site's page sends it, and in the address when a mail program does (RFC 8058). */
export class UnsubscribeDto {
  @Verbatim(0, 200, {
    optional: true,
    nullable: true,
    description: 'From the link in the mail',
    example: 'q2Jv0n1mB8kX',
  })
  token?: string | null;
}

/** @throws ValidationFailed when neither has a token */
export function unsubscribeTokenOf(body: UnsubscribeDto, query: UnsubscribeDto): string {
  const token = body.token || query.token;
  if (!token) throw new ValidationFailed([{ field: 'token', message: copy.tokenMissing }]);
  return token;
}

export class NewsletterAnswerDto extends SuccessDtoOf(copy.subscribed) {}

const subscriberFilters = ['all', 'active', 'left'] as const;

export class SubscribersQuery extends TimedPageQuery {
  @Choice(subscriberFilters, { description: 'Active: not unsubscribed; left: unsubscribed, without an address' })
  filter: (typeof subscriberFilters)[number] = 'all';

  @Line(0, 100, { description: 'Part of the address', example: 'example.com' }) q: string = '';
}

export class SubscribersExportQuery extends PickType(SubscribersQuery, ['filter', 'q', 'from', 'to'] as const) {}

export class SubscriberDto {
  @ApiProperty({ type: 'integer', example: 7 }) id: number;

  @ApiProperty({ type: String, nullable: true, example: 'sara@example.com', description: 'null: left and forgotten' })
  email: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:30:00.000Z' }) subscribedAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null }) unsubscribedAt: string | null;

  static of({ id, email, subscribedAt, unsubscribedAt }: Subscriber): SubscriberDto {
    return {
      id,
      email,
      subscribedAt: subscribedAt.toISOString(),
      unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
    };
  }
}

export class SubscriberCountsDto {
  @ApiProperty({ type: 'integer', example: 120 }) all: number;
  @ApiProperty({ type: 'integer', example: 112, description: 'Not unsubscribed' }) active: number;
  @ApiProperty({ type: 'integer', example: 8 }) left: number;
}
