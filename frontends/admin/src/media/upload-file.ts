import { api, dataOf, uploadTransport } from '@afshoreh/api-client';
import type { MediaItem } from './get-media';

export interface UploadOptions {
  /** As typed, separated by commas. */
  tags?: string;
  signal: AbortSignal;
  /** How much has left, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Puts a picture or a PDF into the media library; the same bytes again are the file that is there. */
export function uploadFile(file: File, { tags, signal, onProgress }: UploadOptions): Promise<MediaItem> {
  const form = new FormData();
  // Ahead of the file: the server may refuse that before it has read on.
  if (tags) form.set('tags', tags);
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
