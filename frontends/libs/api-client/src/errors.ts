import { copy } from './copy';
import type { components } from './schema';

/** One wrong field of what was sent; `field` is its path, as `items.0.quantity`. */
export interface FieldError {
  field: string;
  message: string;
}

/** A field that was changed here and by somebody else since the version that was edited. Values as the API has them. */
export type FieldConflict = components['schemas']['FieldConflictDto'];

interface Problem {
  status: number;
  code: string;
  message: string;
  errors?: FieldError[];
  conflicts?: FieldConflict[];
  requestId?: string;
}

function isProblem(body: unknown): body is Problem {
  const candidate = body as Partial<Problem> | null;
  return typeof candidate?.code === 'string' && typeof candidate.message === 'string';
}

/**
 * The server refused or failed. `message` is a Persian sentence fit for a toast, `code` is stable (`orders.product_unknown`,
 * or `http` when the answer was no problem document), `errors` belong under their fields; `conflicts` are there, and may be
 * none, when what was sent was made of an older version of the record.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly errors: FieldError[] = [],
    readonly requestId: string | null = null,
    readonly conflicts?: readonly FieldConflict[],
  ) {
    super(message);
  }

  /** The error of an answer whose body was read: parsed JSON, or text. */
  static of(response: Response, body: unknown): ApiError {
    const requestId = response.headers.get('x-request-id');
    if (isProblem(body)) {
      const { code, message, errors = [], conflicts } = body;
      return new ApiError(response.status, code, message, errors, body.requestId ?? requestId, conflicts);
    }
    const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
    // The generic failure of spec §8.
    return new ApiError(response.status, 'http', `${response.status}: ${text || response.statusText}`, [], requestId);
  }
}

/** No answer came: the connection failed, or the answer took too long. `message` is Persian. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(
    readonly reason: 'connection' | 'timeout',
    cause: unknown,
  ) {
    super(reason === 'timeout' ? copy.tooSlow : copy.connectionLost, { cause });
  }
}

/** Why a call failed, in words for whoever made it: the server's own, or that no answer came. Null when there are none. */
export function reasonOf(error: unknown): string | null {
  if (error instanceof NetworkError) return error.message;
  return error instanceof ApiError && error.code !== 'http' ? error.message : null;
}

/** {@link reasonOf}, but null for a fault of ours too: there the visitor can do nothing but try again (spec §8). */
export function reasonFor(error: unknown): string | null {
  return error instanceof ApiError && error.status >= 500 ? null : reasonOf(error);
}
