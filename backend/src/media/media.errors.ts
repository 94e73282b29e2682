import { defineConflict, defineError } from '../common/errors/index.js';
import { copy, inUse, tooLarge } from './copy.js';

/** Shown under the file field of an upload. */
const inFile = () => ({ field: 'file' });

export class MediaTypeUnsupported extends defineError(
  'media.type_unsupported',
  415,
  copy.mediaTypeUnsupported,
  inFile,
) {}
export class MediaDamaged extends defineError('media.damaged', 400, copy.mediaDamaged, (reason?: string) => ({
  field: 'file',
  params: { reason },
})) {}

/** Takes the limit in bytes. */
export class MediaTooLarge extends defineError<[most?: number]>(
  'media.too_large',
  413,
  (most = 20 * 1024 * 1024) => tooLarge(Math.floor(most / 1024 / 1024)),
  inFile,
) {}
export class MediaTooManyPixels extends defineError('media.too_many_pixels', 400, copy.mediaTooManyPixels, inFile) {}
export class PdfEncrypted extends defineError('media.pdf_encrypted', 400, copy.pdfEncrypted, inFile) {}
export class PdfWithScripts extends defineError('media.pdf_with_scripts', 400, copy.pdfWithScripts, inFile) {}
export class PdfWithAttachments extends defineError(
  'media.pdf_with_attachments',
  400,
  copy.pdfWithAttachments,
  inFile,
) {}
export class MediaKindDiffers extends defineError('media.kind_differs', 400, copy.mediaKindDiffers, inFile) {}

/** The new file has the same bytes as another item. */
export class MediaAlreadyThere extends defineError('media.already_there', 409, copy.mediaAlreadyThere, inFile) {}
export class MediaNotFound extends defineError(
  'media.not_found',
  404,
  copy.mediaNotFound,
  (which: number | string) => ({ params: { which } }),
) {}
export class MediaFileNotFound extends defineError(
  'media.file_not_found',
  404,
  copy.mediaFileNotFound,
  (filename: string) => ({ params: { filename } }),
) {}

/** Takes the Persian names of the places: «محصول «کنسانترهٔ سیب»». */
export class MediaInUse extends defineError('media.in_use', 409, inUse, (uses: readonly string[] = []) => ({
  errors: uses.map((message, index) => ({ field: `uses.${index}`, message })),
})) {}
export class MediaRangeNotSatisfiable extends defineError(
  'media.range_not_satisfiable',
  416,
  copy.mediaRangeNotSatisfiable,
) {}
export class MediaChangedMeanwhile extends defineConflict('media.changed_meanwhile', copy.mediaChangedMeanwhile) {}
