import { checkPdf } from './documents.js';
import {
  MediaDamaged,
  MediaTooLarge,
  MediaTooManyPixels,
  MediaTypeUnsupported,
  PdfEncrypted,
  PdfWithScripts,
} from './media.errors.js';
import { kindOf, type MediaType } from './media-type.js';

/** A file that is what it claims to be: a picture encoded anew, or a PDF that was read through. */
export interface CheckedFile {
  type: MediaType;
  ending: 'webp' | 'pdf';
  bytes: Buffer;
}

/** What {@link checkedFile} refuses, for the document. */
export const fileRefusals = [
  ...[MediaDamaged, MediaTooManyPixels, PdfEncrypted, PdfWithScripts],
  ...[MediaTooLarge, MediaTypeUnsupported],
] as const;

/** The file as the library would take it, without smaller copies. Throws one of {@link fileRefusals}. */
export async function checkedFile(bytes: Buffer): Promise<CheckedFile> {
  const kind = kindOf(bytes);
  if (kind === null) throw new MediaTypeUnsupported();
  if (kind === 'pdf') {
    await checkPdf(bytes);
    return { type: 'application/pdf', ending: 'pdf', bytes };
  }
  // The library for pictures comes with the first of them.
  const { reencodedPicture } = await import('./pictures.js');
  return { type: 'image/webp', ending: 'webp', bytes: (await reencodedPicture(bytes)).bytes };
}
