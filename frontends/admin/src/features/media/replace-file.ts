import { api, dataOf, uploadTransport } from '@afshoreh/api-client';
import type { MediaItem } from '../../media/get-media';
import type { UploadOptions } from '../../media/upload-file';

/** Puts another file in the place of that of `item`, as it was shown: what shows it has the new one at once. */
export function replaceFile({ id, version }: MediaItem, file: File, { signal, onProgress }: UploadOptions) {
  const form = new FormData();
  form.set('file', file);
  return api
    .PUT('/media/{id}/file', {
      params: { path: { id }, query: { version } },
      // The document has the bytes as a text.
      body: { file: file as unknown as string },
      bodySerializer: () => form,
      fetch: uploadTransport(form, onProgress),
      signal,
    })
    .then(dataOf);
}
