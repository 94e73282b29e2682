import { ApiError } from '@afshoreh/api-client';

/** The server's own words about what failed, or null when it has none fit for a visitor. */
export function serverMessage(error: unknown): string | null {
  return error instanceof ApiError && error.code !== 'http' ? error.message : null;
}
