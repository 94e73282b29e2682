import { copy } from './copy';

/** What a place takes: a picture, a document, or either. */
export type MediaKind = 'image' | 'document' | 'any';

/** For the file chooser; the server decides by decoding. */
export const ACCEPTED: Record<MediaKind, string> = {
  image: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  document: 'application/pdf',
  any: 'image/jpeg,image/png,image/webp,image/avif,image/gif,application/pdf',
};

/** Tab of the library that has them. */
export const LIBRARY_TAB = { image: 'images', document: 'other', any: 'all' } as const;

/** What the server takes at most, in bytes; of pictures less, which it says itself. */
const MOST_BYTES = 20 * 1024 * 1024;

/** Why a file does not belong in a place of this kind, before it is sent; null when it may. The server knows the rest. */
export function refusalOf(file: File, kind: MediaKind): string | null {
  if (kind === 'image' && !file.type.startsWith('image/')) return copy.onlyImages;
  if (kind === 'document' && file.type !== 'application/pdf') return copy.onlyDocuments;
  return file.size > MOST_BYTES ? copy.tooLarge : null;
}
