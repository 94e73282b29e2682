import { copy } from './copy';
import type { components } from './schema';

/** An invalid field of a request; `field` is its path, for example `items.0.quantity`. */
export interface FieldError {
  field: string;
  message: string;
}

/** A field that both the user and somebody else changed since the edited version. Values are in the API's format. */
export type FieldConflict = components['schemas']['FieldConflict'];

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
 * An error response. `message` is a Persian sentence fit for a toast; for a server error it ends with the id of the request, by
 * which the log can be searched. `code` is stable (`orders.product_unknown`), or `http` when the response is not a problem
 * document. `errors` are shown under their fields. `conflicts` is defined, possibly empty, when the request was based on an
 * older version of the record.
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

  /** Makes the error from a response and its body (parsed JSON or text). People see the message of a problem document only. */
  static of(response: Response, body: unknown): ApiError {
    const requestId = response.headers.get('x-request-id');
    if (isProblem(body)) {
      const { code, message, errors = [], conflicts } = body;
      const id = body.requestId ?? requestId;
      const said = response.status >= 500 && id ? copy.withErrorId(message, id.slice(0, 8)) : message;
      return new ApiError(response.status, code, said, errors, id, conflicts);
    }
    // A proxy or a hotel's login page responded; its text is not meant for our visitors.
    return new ApiError(response.status, 'http', copy.unreadable(response.status), [], requestId);
  }
}

/** There was no response: the connection failed or timed out. `message` is Persian. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(
    readonly reason: 'connection' | 'timeout',
    cause: unknown,
  ) {
    super(reason === 'timeout' ? copy.tooSlow : copy.connectionLost, { cause });
  }
}

/** The message of a failed call: the server's, or that there was no response. Null when there is no message for people. */
export function reasonOf(error: unknown): string | null {
  if (error instanceof NetworkError) return error.message;
  return error instanceof ApiError && error.code !== 'http' ? error.message : null;
}

/** {@link reasonOf}, but null for server errors too, because the visitor can only try again. */
export function reasonUnlessServerError(error: unknown): string | null {
  return error instanceof ApiError && error.status >= 500 ? null : reasonOf(error);
}
