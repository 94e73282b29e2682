import { ApiError, NetworkError } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { copy } from './copy';

/**
 * Returns the reason why a write failed, to be shown beside the button. It says whether anything was sent, because the
 * admin needs that to decide about a retry.
 */
export function writeFailureOf(error: Error): string {
  if (!(error instanceof NetworkError)) return error.message;
  return navigator.onLine ? copy.noAnswer : copy.offline;
}

/** Returns the reason why a deletion failed, for the confirmation dialog. */
export function deleteFailureOf(error: Error): string {
  if (!(error instanceof NetworkError)) return error.message;
  return navigator.onLine ? copy.delete.noAnswer : copy.delete.offline;
}

/** Whether the call was aborted because its form was closed ({@link useAbortOnUnmount}). */
export function wasStopped(error: unknown): boolean {
  return (error as Error | null)?.name === 'AbortError';
}

/** Shows a toast for an aborted call: nobody knows whether the server has done it. */
export function reportStopped(): void {
  showToast({ tone: 'info', title: copy.stopped, description: copy.stoppedText });
}

/** The record is missing from the list of all records of its kind. */
export class RecordGone extends Error {
  override readonly name = 'RecordGone';
}

/** Whether the error means that somebody has deleted the record. */
export function isGone(error: unknown): boolean {
  return error instanceof RecordGone || (error instanceof ApiError && error.status === 404);
}
