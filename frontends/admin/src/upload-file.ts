import { api, dataOf, type Schemas } from '@afshoreh/api-client';

/** Puts a picture or a PDF into the media library; the same bytes again are the file that is there. */
export function uploadFile(file: File, signal: AbortSignal): Promise<Schemas['MediaDto']> {
  return api
    .POST('/media/upload', {
      // The document has the bytes as a text.
      body: { file: file as unknown as string },
      bodySerializer: () => {
        const form = new FormData();
        form.set('file', file);
        return form;
      },
      signal,
    })
    .then(dataOf);
}
