import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Sender } from '../common/sandbox/index.js';
import { FileParser } from './file-parser.service.js';
import type { NewFile } from './media-files.js';
import { MediaTooLarge, MediaTypeUnsupported } from './media.errors.js';
import type { MediaItem, StoredVariant } from './media-item.entity.js';
import { kindOf, type MediaType } from './media-type.js';
import type { EncodedPicture, PreparedPicture } from './parsing/pictures.js';

type Facts = Pick<MediaItem, 'filename' | 'type' | 'isImage' | 'size' | 'width' | 'height' | 'color' | 'variants'>;

/** The fields of an item that describe its files, and the files to be stored. */
export interface Encoded {
  facts: Facts & Pick<MediaItem, 'stem' | 'contentHash'>;
  files: NewFile[];
}

const mostPictureBytes = 15 * 1024 * 1024;
const endings = { 'image/webp': 'webp', 'image/avif': 'avif' } as const;

/** Turns uploaded bytes into the files to be stored: checked by decoding, and pictures encoded again. */
@Injectable()
export class MediaEncoder {
  constructor(private readonly parser: FileParser) {}

  /** Throws `fileRefusals`. */
  async encode(bytes: Buffer, sender: Sender): Promise<Encoded> {
    const contentHash = contentHashOf(bytes);
    const stem = newStem(contentHash);
    const { facts, files } = await this.prepared(bytes, stem, sender);
    return { facts: { ...facts, stem, contentHash }, files };
  }

  private async prepared(bytes: Buffer, stem: string, sender: Sender): Promise<{ facts: Facts; files: NewFile[] }> {
    const kind = kindOf(bytes);
    if (kind === null) throw new MediaTypeUnsupported();
    if (kind === 'pdf') {
      await this.parser.checkPdf(bytes, sender);
      return documentOf(bytes, stem);
    }
    if (bytes.length > mostPictureBytes) throw new MediaTooLarge(mostPictureBytes);
    return pictureOf(await this.parser.preparePicture(bytes, sender), stem);
  }
}

/** SHA-256 of the bytes; the library stores the same bytes only once. */
export function contentHashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Half hash, half random. A file that is uploaded again gets a new name, so that a late removal of the old one cannot hit it. */
function newStem(contentHash: string): string {
  return contentHash.slice(0, 16) + randomBytes(8).toString('hex');
}

function pictureOf({ master, variants, color }: PreparedPicture, stem: string): { facts: Facts; files: NewFile[] } {
  const filename = `${stem}.webp`;
  const stored = variants.map((variant) => ({ variant, filename: variantNameOf(stem, variant) }));
  return {
    facts: {
      ...factsOf(filename, master.type, master.bytes),
      isImage: true,
      width: master.width,
      height: master.height,
      color,
      variants: stored.map(({ variant, filename: name }) => storedVariantOf(variant, name)),
    },
    files: [
      { filename, type: master.type, bytes: master.bytes },
      ...stored.map(({ variant, filename: name }) => ({ filename: name, type: variant.type, bytes: variant.bytes })),
    ],
  };
}

function documentOf(bytes: Buffer, stem: string): { facts: Facts; files: NewFile[] } {
  const filename = `${stem}.pdf`;
  const type = 'application/pdf';
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
