import { ApiProperty } from '@nestjs/swagger';
import {
  Choices,
  Code,
  ExpectedVersion,
  Flag,
  Instant,
  Integer,
  Line,
  NetworkAddresses,
  ReadOnlyFields,
} from '../../common/validation/index.js';
import { copy } from '../copy.js';
import { scopes, type Scope } from '../scopes.js';

import { apiKeyStates, type ApiKey, type ApiKeyState, type MadeApiKey } from './api-key.entity.js';
import { apiKeyPattern } from './api-key-token.js';

/** A name of a frontend. */
export const remotePattern = /^[a-z][a-z0-9]{1,19}$/;

const mostAddresses = 20;
const longestOverlapHours = 30 * 24;

@ReadOnlyFields<ApiKeyDto>('id')
export class CreateApiKeyDto {
  @Line(1, 60, { label: 'نام کلید', missing: copy.fields.apiKeyName, example: 'انبار و حسابداری' }) name: string;

  @Choices(scopes, {
    enumName: 'Scope',
    label: 'مجوزها',
    missing: copy.fields.scopes,
    example: ['orders:read', 'releases:publish'],
  })
  scopes: Scope[];

  @Code(20, remotePattern, {
    optional: true,
    nullable: true,
    label: 'بخش سایت',
    description: 'The frontend of `releases:publish`; needed with this scope, null without it',
    example: 'cart',
  })
  remote?: string | null;

  @NetworkAddresses(mostAddresses, {
    label: 'نشانی‌های مجاز',
    description: 'Addresses and networks (CIDR) that may use it; empty: all',
    example: ['203.0.113.7', '2001:db8::/48'],
  })
  addresses: string[] = [];

  @Flag({ optional: true, label: 'تغییر فقط با نسخه', description: 'Whether a write without `If-Match` is a 428' })
  requiresIfMatch?: boolean;

  @Instant({
    inFuture: true,
    optional: true,
    nullable: true,
    label: 'زمان پایان',
    description: 'null: never',
    example: '2099-01-01T00:00:00Z',
  })
  expiresAt?: Date | null;
}

@ReadOnlyFields<ApiKeyDto>('id')
export class UpdateApiKeyDto extends CreateApiKeyDto {
  @ExpectedVersion() version?: number;
}

export class RotateApiKeyDto {
  @Integer(0, longestOverlapHours, {
    label: 'ساعت‌های هم‌پوشانی',
    description: 'For how many hours the secret of now is still accepted; 0: not at all',
    example: 24,
  })
  overlapHours: number = 24;
}

export class ApiKeyDto {
  @ApiProperty({ type: 'integer', example: 3 }) id: number;
  @ApiProperty({ example: 'انبار و حسابداری' }) name: string;
  @ApiProperty({ example: 'afs_live_3fK9aQ', description: 'The beginning of the secret' }) prefix: string;
  @ApiProperty({ enum: scopes, enumName: 'Scope', isArray: true }) scopes: Scope[];
  @ApiProperty({ type: String, nullable: true, example: 'cart' }) remote: string | null;
  @ApiProperty({ type: [String], example: ['203.0.113.7'], description: 'Empty: all' }) addresses: string[];
  @ApiProperty({ example: false }) requiresIfMatch: boolean;
  @ApiProperty({ enum: apiKeyStates, enumName: 'ApiKeyState' }) state: ApiKeyState;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'null: never' })
  expiresAt: string | null;

  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;

  @ApiProperty({ type: String, nullable: true, example: 'لیلا رستمی', description: 'The owner who made it' })
  createdBy: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Accurate to a minute' })
  lastUsedAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when the secret before the last rotation is accepted; null: it is not',
  })
  previousUntil: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Last use of the secret before' })
  previousLastUsedAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true }) revokedAt: string | null;
  @ApiProperty({ type: 'integer', example: 1, description: 'Send it back with an update' }) version: number;

  static of(key: ApiKey, now = new Date()): ApiKeyDto {
    const { id, name, prefix, scopes, remote, addresses, requiresIfMatch, createdAt, version } = key;
    const overlaps = key.overlaps(now) && !key.revokedAt;
    return {
      id,
      name,
      prefix,
      scopes,
      remote,
      addresses,
      requiresIfMatch,
      version,
      state: key.state(now),
      createdAt: createdAt.toISOString(),
      createdBy: key.createdBy?.displayName ?? null,
      expiresAt: textOf(key.expiresAt),
      lastUsedAt: textOf(key.lastUsedAt),
      previousUntil: overlaps ? textOf(key.previousUntil) : null,
      previousLastUsedAt: overlaps ? textOf(key.previousLastUsedAt) : null,
      revokedAt: textOf(key.revokedAt),
    };
  }
}

export class MadeApiKeyDto {
  @ApiProperty({ type: ApiKeyDto }) apiKey: ApiKeyDto;

  @ApiProperty({
    type: String,
    nullable: true,
    pattern: `^${apiKeyPattern}$`,
    example: 'afs_live_3fK9aQw7Zt2LmXc8VbN4RyUe6HjPsD0kWvE5',
    description: 'Shown only now: send it as `Authorization: Bearer …`. null in the answer to a repeated request',
  })
  secret: string | null;

  static of({ key, secret }: MadeApiKey): MadeApiKeyDto {
    return { apiKey: ApiKeyDto.of(key), secret };
  }
}

function textOf(moment: Date | null): string | null {
  return moment && moment.toISOString();
}
