import { api, dataOf, uploadTransport } from '@afshoreh/api-client';

export const MOST_FILES = 8;
export const MOST_FILE_BYTES = 10 * 1024 * 1024;
/** For the file chooser; the server decides by decoding. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif,application/pdf';

/** Sends a file ahead of the application; answers the token that the application names it by. `onProgress`: from 0 to 1. */
export async function uploadApplicationFile(
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<string> {
  const form = new FormData();
  form.set('file', file);
  const answer = await api.POST('/sellers/applications/files', {
    // The document has the bytes as a text.
    body: { file: file as unknown as string },
    bodySerializer: () => form,
    fetch: uploadTransport(form, onProgress),
    signal,
  });
  return dataOf(answer).token;
}
