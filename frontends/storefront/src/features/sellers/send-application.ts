import { api, dataOf, reasonOf } from '@afshoreh/api-client';
import type { Application } from './application-schema';
import { copy } from './copy';

/** Nothing was sent, because a file is still on its way. */
export class FilesUnderway extends Error {}

/** Asks to be listed, with the files that were sent ahead; sent twice, it is one application. Throws what `dataOf` throws. */
export async function sendApplication(application: Application, files: readonly string[]): Promise<void> {
  dataOf(
    await api.POST('/sellers/applications', {
      body: { ...application, ...(files.length > 0 && { files: files.join(',') }) },
    }),
  );
}

/** Why an application was not sent, where no field of the form says it. */
export function problemOf(error: Error): string | null {
  if (error instanceof FilesUnderway) return copy.form.filesSending;
  const { errors = [] } = error as { errors?: { field: string; message: string }[] };
  return errors.find(({ field }) => field === 'files')?.message ?? reasonOf(error) ?? null;
}
