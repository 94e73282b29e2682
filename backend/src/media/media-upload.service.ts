import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Admin } from '../auth/index.js';
import { Unavailable } from '../common/errors/index.js';
import { SerialQueue } from '../common/serial-queue.js';
import { Database, isUniqueViolation, lockedForChange } from '../database/index.js';
import { recordChange } from '../operations/audit/index.js';
import { checkPdf } from './documents.js';
import { MediaFiles, type NewFile } from './media-files.js';
import { MediaDto } from './media.dto.js';
import { MediaTooLarge, MediaTypeUnsupported } from './media.errors.js';
import { MediaItem, type StoredVariant } from './media-item.entity.js';
import { storeItem } from './media-list.js';
import { MediaLeftovers } from './media-leftovers.service.js';
import { kindOf, type MediaType } from './media-type.js';
import type { EncodedPicture } from './pictures.js';
import { storedTags, tagsOf } from './tags.js';

/** What an admin sends. */
export interface Upload {
  bytes: Buffer;
  /** Cleaned, see `originalFilenameOf`. */
  originalFilename: string;
  /** As typed. */
  tags: string;
}

/** An item and whether the upload made it; else the library had these bytes. */
export interface Uploaded {
  item: MediaItem;
  isNew: boolean;
}

type Facts = Pick<MediaItem, 'filename' | 'type' | 'isImage' | 'size' | 'width' | 'height' | 'color' | 'variants'>;

/** Each of them holds a file in memory. */
const mostEncoding = 20;
const mostPictureBytes = 15 * 1024 * 1024;
const endings = { 'image/webp': 'webp', 'image/avif': 'avif' } as const;

/** Takes files in: checked by decoding, pictures re-encoded, the same bytes stored once. */
@Injectable()
export class MediaUploadService {
  /** Encoding takes a core for seconds; requests need the other ones. */
  private readonly encoding = new SerialQueue();

  constructor(
    private readonly database: Database,
    private readonly files: MediaFiles,
    private readonly leftovers: MediaLeftovers,
  ) {}

  /** @throws the errors of `pictures.ts` and `documents.ts`, MediaTypeUnsupported, MediaTooLarge, Unavailable */
  async add(upload: Upload, admin: Admin): Promise<Uploaded> {
    const contentHash = createHash('sha256').update(upload.bytes).digest('hex');
    const known = await this.again(contentHash, upload.tags, admin);
    if (known) return { item: known, isNew: false };
    const stem = newStem(contentHash);
    if (this.encoding.length >= mostEncoding) throw new Unavailable();
    const { facts, files } = await this.encoding.run(() => prepared(upload.bytes, stem));
    await this.database.write((tx) => this.leftovers.add(stem, tx));
    try {
      await this.files.put(files);
      return { item: await this.insert({ ...facts, stem, contentHash }, upload, admin), isNew: true };
    } catch (error) {
      await this.leftovers.removeNow(stem);
      const first = isUniqueViolation(error) ? await this.again(contentHash, upload.tags, admin) : null;
      if (!first) throw error;
      return { item: first, isNew: false };
    }
  }

  /** The item that has these bytes, with the tags of this upload added to its own. */
  private again(contentHash: string, typed: string, admin: Admin): Promise<MediaItem | null> {
    return this.database.write(async (tx) => {
      const item = await tx.findOne(MediaItem, { where: { contentHash }, ...lockedForChange(tx) });
      if (!item) return null;
      const before = MediaDto.of(item);
      const tags = storedTags(tagsOf(`${item.tags},${typed}`).slice(0, 20));
      if (tags === item.tags) return item;
      item.tags = tags;
      item.version += 1;
      const saved = await storeItem(tx, item);
      const change = { action: 'uploadMedia', subject: 'media', subjectId: item.id };
      await recordChange(tx, admin, { ...change, before, after: MediaDto.of(saved) });
      return saved;
    });
  }

  private insert(
    facts: Facts & Pick<MediaItem, 'stem' | 'contentHash'>,
    { originalFilename, tags }: Upload,
    admin: Admin,
  ): Promise<MediaItem> {
    return this.database.write(async (tx: EntityManager) => {
      const item = tx.create(MediaItem, { ...facts, version: 1, originalFilename, tags: storedTags(tagsOf(tags)) });
      item.createdAt = new Date();
      const saved = await storeItem(tx, item);
      await this.leftovers.claim(facts.stem, tx);
      const change = { action: 'uploadMedia', subject: 'media', subjectId: saved.id };
      await recordChange(tx, admin, { ...change, before: null, after: MediaDto.of(saved) });
      return saved;
    });
  }
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
