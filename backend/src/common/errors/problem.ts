import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  BodyTooLarge,
  MalformedRequest,
  RouteNotFound,
  UnexpectedFailure,
  UnsupportedBody,
  ValidationFailed,
} from './common.errors.js';
import { DomainError } from './domain-error.js';

export class FieldErrorDto {
  @ApiProperty({ description: 'Path of the field in the request', example: 'items.0.quantity' })
  field: string;

  @ApiProperty({ description: 'Persian sentence to show under the field', example: 'تعداد باید دست‌کم ۱ باشد' })
  message: string;
}

const anyValue = {
  anyOf: ['string', 'number', 'boolean', 'object', 'array', 'null'].map((type) =>
    type === 'array' ? { type, items: {} } : type === 'object' ? { type, additionalProperties: true } : { type },
  ),
};

export class FieldConflictDto {
  @ApiProperty({ description: 'The field of the request', example: 'usdPerTon' }) field: string;
  @ApiProperty({ ...anyValue, description: 'What was sent', example: 1200 }) mine: unknown;
  @ApiProperty({ ...anyValue, description: 'What is stored', example: 1150 }) theirs: unknown;
  @ApiProperty({ description: 'Display name of the admin who stored it', example: 'لیلا رستمی' }) by: string;
  @ApiProperty({ type: String, format: 'date-time', description: 'When' }) at: string;
}

/**
 * RFC 9457 `application/problem+json`. Fields that differ from error to error have no example, because readers of the
 * document would take the example for the value of their response.
 */
export class ProblemDto {
  @ApiProperty({ description: '`urn:afshoreh:problem:` and the code' })
  type: string;

  @ApiProperty({ description: 'Name of the HTTP status' })
  title: string;

  @ApiProperty({ type: 'integer', minimum: 400, maximum: 599 })
  status: number;

  @ApiProperty({
    description: 'What happened and what to do, in English, for developers',
    example: 'There is no such product (id=3)',
  })
  detail: string;

  @ApiProperty({ description: 'Stable name of the error; the description of a response lists those it may have' })
  code: string;

  @ApiProperty({ description: 'Persian sentence fit for a toast', example: 'اطلاعات فرستاده‌شده درست نیست' })
  message: string;

  @ApiProperty({ type: [FieldErrorDto], required: false })
  errors?: FieldErrorDto[];

  @ApiProperty({
    type: [FieldConflictDto],
    required: false,
    description:
      'On a 409 because of a `version`: each field that was changed here and by somebody else since. Empty: what was ' +
      'changed here, nobody else did; read the record again and send it with the new version',
  })
  conflicts?: FieldConflictDto[];

  @ApiProperty({
    type: Boolean,
    required: false,
    enum: [false],
    description: 'Always false; on answers about who you are, and of calls that log in or register',
  })
  success?: false;

  @ApiProperty({
    type: 'integer',
    required: false,
    example: 1024,
    description: 'On a 409 because an `externalId` is taken: the record that has it',
  })
  existingId?: number;

  @ApiProperty({ description: 'Names this request in the log', example: '6f9b1c1e-2f0a-4c1d-9f43-6d9f0b1b8f52' })
  requestId: string;
}

/** Whether all errors of this path have `success`: `/api/auth/…` and the login of admins. */
function hasSuccessField(path: string): boolean {
  return /^\/api\/(auth\/|admin\/login\/?$)/i.test(path);
}

/**
 * The body of an error response. Errors about authentication carry `success: false`, and so do all errors of the
 * operations that log in.
 * @param path of the request
 */
export function problemOf(error: DomainError, requestId: string, path = ''): ProblemDto {
  return {
    type: `urn:afshoreh:problem:${error.code}`,
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    detail: detailOf(error),
    code: error.code,
    message: error.message,
    ...(error.errors ? { errors: error.errors } : {}),
    ...(error.details.conflicts ? { conflicts: error.details.conflicts } : {}),
    ...(error.details.existingId ? { existingId: error.details.existingId } : {}),
    ...(error.code.startsWith('auth.') || hasSuccessField(path) ? { success: false as const } : {}),
    requestId,
  };
}

/** Turns any thrown value into a domain error; an unexpected one becomes a 500 without details. */
export function domainErrorOf(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown;
  switch (statusOf(thrown)) {
    case 400:
      return new MalformedRequest();
    case 404:
      return new RouteNotFound();
    case 413:
      return new BodyTooLarge();
    case 415:
      return new UnsupportedBody();
    default:
      return new UnexpectedFailure();
  }
}

/** The English sentence, and what the error is about: «There is no such product (id=3)». */
function detailOf(error: DomainError): string {
  const known = Object.entries(error.details.params ?? {}).filter(([, value]) => value !== undefined);
  const params =
    error instanceof ValidationFailed
      ? error.errors.map(({ field }) => field)
      : known.map(([name, value]) => `${name}=${String(value)}`);
  return params.length > 0 ? `${error.english} (${params.join(', ')})` : error.english;
}

/** The status of errors from Nest and from the body parser. */
function statusOf(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus();
  const { status } = (thrown ?? {}) as { status?: unknown };
  return typeof status === 'number' ? status : 500;
}
