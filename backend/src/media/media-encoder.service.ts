import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Unavailable } from '../common/errors/index.js';
import { SerialQueue } from '../common/serial-queue.js';
import { checkPdf } from './documents.js';
import type { NewFile } from './media-files.js';
import { MediaTooLarge, MediaTypeUnsupported } from './media.errors.js';
import type { MediaItem, StoredVariant } from './media-item.entity.js';
import { kindOf, type MediaType } from './media-type.js';
import type { EncodedPicture } from './pictures.js';

type Facts = Pick<MediaItem, 'filename' | 'type' | 'isImage' | 'size' | 'width' | 'height' | 'color' | 'variants'>;

/** What an item says of its files, and the files, ready for the store. */
export interface Encoded {
  facts: Facts & Pick<MediaItem, 'stem' | 'contentHash'>;
  files: NewFile[];
}

/** Each of them holds a file in memory. */
const mostEncoding = 20;
const mostPictureBytes = 15 * 1024 * 1024;
const endings = { 'image/webp': 'webp', 'image/avif': 'avif' } as const;

/** Makes of the bytes that came the files that are stored: checked by decoding, pictures re-encoded. */
@Injectable()
export class MediaEncoder {
  /** Encoding takes a core for seconds; requests need the other ones. */
  private readonly queue = new SerialQueue();

  /** @throws the errors of `pictures.ts` and `documents.ts`, MediaTypeUnsupported, MediaTooLarge, Unavailable */
  async encode(bytes: Buffer): Promise<Encoded> {
    const contentHash = contentHashOf(bytes);
    const stem = newStem(contentHash);
    if (this.queue.length >= mostEncoding) throw new Unavailable();
    const { facts, files } = await this.queue.run(() => prepared(bytes, stem));
    return { facts: { ...facts, stem, contentHash }, files };
  }
}

/** SHA-256: the same bytes are stored once. */
export function contentHashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Half content, half chance: what is deleted and uploaded again gets new files, which no late removal of the old takes away. */
function newStem(contentHash: string): string {
  return contentHash.slice(0, 16) + randomBytes(8).toString('hex');
}

async function prepared(bytes: Buffer, stem: string): Promise<{ facts: Facts; files: NewFile[] }> {
  const kind = kindOf(bytes);
  if (kind === null) throw new MediaTypeUnsupported();
  if (kind === 'pdf') return preparedPdf(bytes, stem);
  if (bytes.length > mostPictureBytes) throw new MediaTooLarge(mostPictureBytes);
  // The library for pictures comes with the first of them: 30 MB that a shop without uploads does without.
  const { preparePicture } = await import('./pictures.js');
  const { master, variants, color } = await preparePicture(bytes);
  const filename = `${stem}.webp`;
  const stored = variants.map((variant) => ({ variant, filename: variantNameOf(stem, variant) }));
  return {
    facts: {
      ...factsOf(filename, master.type, master.bytes),
      ...{ isImage: true, width: master.width, height: master.height, color },
      variants: stored.map(({ variant, filename: name }) => storedVariantOf(variant, name)),
    },
    files: [
      { filename, type: master.type, bytes: master.bytes },
      ...stored.map(({ variant, filename: name }) => ({ filename: name, type: variant.type, bytes: variant.bytes })),
    ],
  };
}

async function preparedPdf(bytes: Buffer, stem: string): Promise<{ facts: Facts; files: NewFile[] }> {
  await checkPdf(bytes);
  const [filename, type] = [`${stem}.pdf`, 'application/pdf'] as const;
  const none = { isImage: false, width: null, height: null, color: null, variants: [] };
  return { facts: { ...factsOf(filename, type, bytes), ...none }, files: [{ filename, type, bytes }] };
}

function factsOf(filename: string, type: MediaType, bytes: Buffer): Pick<Facts, 'filename' | 'type' | 'size'> {
  return { filename, type, size: bytes.length };
}

function variantNameOf(stem: string, { width, type }: EncodedPicture): string {
  return `${stem}-${width}.${endings[type]}`;
}

function storedVariantOf({ width, height, type, bytes }: EncodedPicture, filename: string): StoredVariant {
  return { width, height, type, filename, size: bytes.length };
}
