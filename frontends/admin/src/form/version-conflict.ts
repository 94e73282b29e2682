import { ApiError } from '@afshoreh/api-client';

/** Another admin changed the record since it was shown: the version that was sent is no longer the stored one (D9). */
export function isVersionConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}
