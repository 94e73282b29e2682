import { defineConflict, defineError } from '../common/errors/index.js';
import { copy, inUse, tooLarge } from './copy.js';

/** Shown under the file field of an upload. */
const inFile = () => ({ field: 'file' });

export class MediaTypeUnsupported extends defineError(
  'media.type_unsupported',
  415,
  copy.mediaTypeUnsupported,
  'The file is no JPEG, PNG, WebP, AVIF, GIF or PDF; send one of these',
  inFile,
) {}
export class MediaDamaged extends defineError(
  'media.damaged',
  400,
  copy.mediaDamaged,
  'The file is damaged or incomplete; send it again',
  (reason?: string) => ({
    field: 'file',
    params: { reason },
  }),
) {}

/** Takes the limit in bytes. */
export class MediaTooLarge extends defineError<[most?: number]>(
  'media.too_large',
  413,
  (most = 20 * 1024 * 1024) => tooLarge(Math.floor(most / 1024 / 1024)),
  'The file is too large; send a smaller one',
  inFile,
) {}
export class MediaTooManyPixels extends defineError(
  'media.too_many_pixels',
  400,
  copy.mediaTooManyPixels,
  'The picture has more than 50 million pixels; send a smaller one',
  inFile,
) {}
export class PdfEncrypted extends defineError(
  'media.pdf_encrypted',
  400,
  copy.pdfEncrypted,
  'The PDF is encrypted or locked; send it without a password',
  inFile,
) {}
export class PdfWithScripts extends defineError(
  'media.pdf_with_scripts',
  400,
  copy.pdfWithScripts,
  'The PDF has scripts; send it without them',
  inFile,
) {}
export class PdfWithAttachments extends defineError(
  'media.pdf_with_attachments',
  400,
  copy.pdfWithAttachments,
  'The PDF has other files in it; send it without attachments',
  inFile,
) {}
export class MediaKindDiffers extends defineError(
  'media.kind_differs',
  400,
  copy.mediaKindDiffers,
  'A picture is replaced by a picture and a document by a document; send the same kind',
  inFile,
) {}

/** The new file has the same bytes as another item. */
export class MediaAlreadyThere extends defineError(
  'media.already_there',
  409,
  copy.mediaAlreadyThere,
  'The library has this file already; use that one, or delete it first',
  inFile,
) {}
export class MediaNotFound extends defineError(
  'media.not_found',
  404,
  copy.mediaNotFound,
  'The library has no such file',
  (which: number | string) => ({ params: { which } }),
) {}
export class MediaFileNotFound extends defineError(
  'media.file_not_found',
  404,
  copy.mediaFileNotFound,
  'There is no such file',
  (filename: string) => ({ params: { filename } }),
) {}

/** Takes the Persian names of the places: «محصول «کنسانترهٔ سیب»». */
export class MediaInUse extends defineError(
  'media.in_use',
  409,
  inUse,
  'The file is shown somewhere; remove it from the places that `errors` names first',
  (uses: readonly string[] = []) => ({
    errors: uses.map((message, index) => ({ field: `uses.${index}`, message })),
  }),
) {}
export class MediaRangeNotSatisfiable extends defineError(
  'media.range_not_satisfiable',
  416,
  copy.mediaRangeNotSatisfiable,
  'The file has no such range; ask for bytes within its length',
) {}
export class MediaChangedMeanwhile extends defineConflict('media.changed_meanwhile', copy.mediaChangedMeanwhile) {}
