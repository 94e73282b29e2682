import { copy } from './copy';

/** The files that a field accepts: pictures, documents or both. */
export type MediaKind = 'image' | 'document' | 'any';

/** For the browser's file chooser. The server decides by decoding the file. */
export const ACCEPTED_TYPES: Record<MediaKind, string> = {
  image: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  document: 'application/pdf',
  any: 'image/jpeg,image/png,image/webp,image/avif,image/gif,application/pdf',
};

/** The tab of the library that shows this kind. */
export const LIBRARY_TAB = { image: 'images', document: 'other', any: 'all' } as const;

/** The largest upload that the server accepts, in bytes. The limit for pictures is lower, and the server reports it. */
const MOST_BYTES = 20 * 1024 * 1024;

/** Returns why a file does not fit this kind before it is uploaded, or null. The server checks the rest. */
export function refusalOf(file: File, kind: MediaKind): string | null {
  if (kind === 'image' && !file.type.startsWith('image/')) return copy.onlyImages;
  if (kind === 'document' && file.type !== 'application/pdf') return copy.onlyDocuments;
  return file.size > MOST_BYTES ? copy.tooLarge : null;
}
