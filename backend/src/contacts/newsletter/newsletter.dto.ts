import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsEmail, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../common/http/index.js';
import { Line, Trim } from '../../common/validation/index.js';
import type { Subscriber } from './subscriber.entity.js';

export class SubscribeDto {
  @ApiProperty({ maxLength: 254, example: 'sara@example.com' })
  @Trim()
  @IsEmail({}, { message: 'لطفاً یک ایمیل معتبر وارد کنید' })
  @MaxLength(254)
  email: string;
}

/** In the body, as the site's page sends it, or in the address, as mail programs do (RFC 8058). */
export class UnsubscribeDto {
  @ApiPropertyOptional({ maxLength: 200, description: 'From the link in the mail', example: 'q2Jv0n1mB8kX' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  token?: string;
}

export class NewsletterAnswerDto {
  @ApiProperty({ example: true })
  success: boolean;

  @ApiProperty({ example: 'ایمیل شما در خبرنامه ثبت شد' })
  message: string;
}

export const subscriberFilters = ['all', 'active'] as const;

export class SubscribersQuery extends PageQuery {
  @ApiPropertyOptional({ enum: subscriberFilters, default: 'all', description: 'Active: not unsubscribed' })
  @IsIn(subscriberFilters)
  filter: (typeof subscriberFilters)[number] = 'all';

  @ApiPropertyOptional({ maxLength: 100, description: 'Part of the address', example: 'example.com' })
  @Line(0, 100)
  q: string = '';
}

export class SubscribersExportQuery extends PickType(SubscribersQuery, ['filter', 'q'] as const) {}

/** A subscriber as admins see one. */
export class SubscriberDto {
  @ApiProperty({ type: 'integer', example: 7 })
  id: number;

  @ApiProperty({ type: String, nullable: true, example: 'sara@example.com', description: 'null: left and forgotten' })
  email: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:30:00.000Z' })
  subscribedAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  unsubscribedAt: string | null;

  static of({ id, email, subscribedAt, unsubscribedAt }: Subscriber): SubscriberDto {
    return {
      ...{ id, email, subscribedAt: subscribedAt.toISOString() },
      unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
    };
  }
}
