import { api, dataOf, uploadTransport } from '@afshoreh/api-client';
import type { MediaItem } from './get-media';

export interface UploadOptions {
  signal: AbortSignal;
  /** How much has left, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Puts a picture or a PDF into the media library; the same bytes again are the file that is there. */
export function uploadFile(file: File, { signal, onProgress }: UploadOptions): Promise<MediaItem> {
  const form = new FormData();
  form.set('file', file);
  return api
    .POST('/media/upload', {
      // The document has the bytes as a text.
      body: { file: file as unknown as string },
      bodySerializer: () => form,
      fetch: uploadTransport(form, onProgress),
      signal,
    })
    .then(dataOf);
}
