import { api, dataOf, uploadTransport } from '@afshoreh/api-client';

export const MOST_FILES = 8;
export const MOST_FILE_BYTES = 10 * 1024 * 1024;
/** A hint for the file chooser; the server checks a file by decoding it. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif,application/pdf';

/** Uploads a file before the application is sent; returns the token that refers to it. `onProgress`: from 0 to 1. */
export async function uploadApplicationFile(
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<string> {
  const form = new FormData();
  form.set('file', file);
  const answer = await api.POST('/sellers/applications/files', {
    // The generated type of a file is a string.
    body: { file: file as unknown as string },
    bodySerializer: () => form,
    fetch: uploadTransport(form, onProgress),
    signal,
  });
  return dataOf(answer).token;
}
