import { NetworkError } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { copy } from './copy';

/** Why a write failed, in words for beside the button: whether anything was sent is what decides about trying again. */
export function writeFailureOf(error: Error): string {
  if (!(error instanceof NetworkError)) return error.message;
  return navigator.onLine ? copy.noAnswer : copy.offline;
}

/** Why something was not deleted, in words for the dialog that asked. */
export function deleteFailureOf(error: Error): string {
  if (!(error instanceof NetworkError)) return error.message;
  return navigator.onLine ? copy.delete.noAnswer : copy.delete.offline;
}

/** The form was closed while its call was on the way ({@link useAbortOnUnmount}). */
export function wasStopped(error: unknown): boolean {
  return (error as Error | null)?.name === 'AbortError';
}

/** Says of a stopped call what nobody else can say any more: that its outcome is not known. */
export function reportStopped(): void {
  showToast({ tone: 'info', title: copy.stopped, description: copy.stoppedText });
}
