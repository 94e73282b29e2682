import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Admin } from '../auth/index.js';
import { Database, isUniqueViolation, lockedForChange } from '../database/index.js';
import { recordChange } from '../operations/audit/index.js';
import { contentHashOf, MediaEncoder, type Encoded } from './media-encoder.service.js';
import { MediaFiles } from './media-files.js';
import { MediaDto } from './media.dto.js';
import { MediaItem } from './media-item.entity.js';
import { storeItem } from './media-list.js';
import { MediaLeftovers } from './media-leftovers.service.js';
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
interface Uploaded {
  item: MediaItem;
  isNew: boolean;
}

/** Takes files in: checked by decoding, pictures re-encoded, the same bytes stored once. */
@Injectable()
export class MediaUploadService {
  constructor(
    private readonly database: Database,
    private readonly encoder: MediaEncoder,
    private readonly files: MediaFiles,
    private readonly leftovers: MediaLeftovers,
  ) {}

  /** @throws the errors of `pictures.ts` and `documents.ts`, MediaTypeUnsupported, MediaTooLarge, Unavailable */
  async add(upload: Upload, admin: Admin): Promise<Uploaded> {
    const known = await this.again(contentHashOf(upload.bytes), upload.tags, admin);
    if (known) return { item: known, isNew: false };
    const { facts, files } = await this.encoder.encode(upload.bytes);
    await this.database.write((tx) => this.leftovers.add(facts.stem, tx));
    try {
      await this.files.put(files);
      return { item: await this.insert(facts, upload, admin), isNew: true };
    } catch (error) {
      await this.leftovers.removeNow(facts.stem);
      const first = isUniqueViolation(error) ? await this.again(facts.contentHash, upload.tags, admin) : null;
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
      const change = { action: 'uploadMedia', subject: 'media', subjectId: item.id } as const;
      await recordChange(tx, admin, { ...change, before, after: MediaDto.of(saved) });
      return saved;
    });
  }

  private insert(facts: Encoded['facts'], { originalFilename, tags }: Upload, admin: Admin): Promise<MediaItem> {
    return this.database.write(async (tx: EntityManager) => {
      const item = tx.create(MediaItem, { ...facts, version: 1, originalFilename, alt: '' });
      item.tags = storedTags(tagsOf(tags));
      item.createdAt = new Date();
      const saved = await storeItem(tx, item);
      await this.leftovers.claim(facts.stem, tx);
      const change = { action: 'uploadMedia', subject: 'media', subjectId: saved.id } as const;
      await recordChange(tx, admin, { ...change, before: null, after: MediaDto.of(saved) });
      return saved;
    });
  }
}
