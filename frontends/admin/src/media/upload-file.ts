import { api, dataOf, uploadTransport } from '@afshoreh/api-client';
import type { MediaItem } from './get-media';

export interface UploadOptions {
  /** Separated by commas, as typed. */
  tags?: string;
  signal: AbortSignal;
  /** Called with the sent share of the file, from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Uploads a picture or a PDF to the media library. If the library has the same bytes already, the server returns the
 * existing file.
 */
export function uploadFile(file: File, { tags, signal, onProgress }: UploadOptions): Promise<MediaItem> {
  const form = new FormData();
  // The fields come before the file, because the server may refuse the file before it has read what follows it.
  if (tags) form.set('tags', tags);
  form.set('file', file);
  return api
    .POST('/media/upload', {
      // The API document describes the bytes as a string.
      body: { file: file as unknown as string },
      bodySerializer: () => form,
      fetch: uploadTransport(form, onProgress),
      signal,
    })
    .then(dataOf);
}
