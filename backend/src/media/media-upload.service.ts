import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ValidationFailed } from '../common/errors/index.js';
import { Database, isUniqueViolation, rowLock } from '../database/index.js';
import { siteSender, staffSender } from '../common/sandbox/index.js';
import { recordChange, type Author } from '../operations/audit/index.js';
import { copy } from './copy.js';
import { contentHashOf, MediaEncoder, type Encoded } from './media-encoder.service.js';
import { MediaFiles } from './media-files.js';
import { MediaDto } from './media.dto.js';
import { MediaItem, storeItem } from './media-item.entity.js';
import { MediaLeftovers } from './media-leftovers.service.js';
import { areValidTags, storedTags, tagsOf } from './tags.js';

export interface Upload {
  bytes: Buffer;
  /** Cleaned, see `originalFilenameOf`. */
  originalFilename: string;
  tags: string;
}

/** An item, and whether the upload created it; otherwise the library already had these bytes. */
interface Uploaded {
  item: MediaItem;
  isNew: boolean;
}

/** Adds files to the library: they are checked by decoding, and the same bytes are stored once. */
@Injectable()
export class MediaUploadService {
  constructor(
    private readonly database: Database,
    private readonly encoder: MediaEncoder,
    private readonly files: MediaFiles,
    private readonly leftovers: MediaLeftovers,
  ) {}

  /** Throws `fileRefusals`, and ValidationFailed when the stored and the new tags of the same bytes are too many together. */
  async add(upload: Upload, author: Author): Promise<Uploaded> {
    const known = await this.addTagsToKnown(contentHashOf(upload.bytes), upload.tags, author);
    if (known) return { item: known, isNew: false };
    const { facts, files } = await this.encoder.encode(
      upload.bytes,
      author.id === undefined ? siteSender : staffSender(author),
    );
    await this.database.write((tx) => this.leftovers.add(facts.stem, tx));
    try {
      await this.files.put(files);
      return { item: await this.insert(facts, upload, author), isNew: true };
    } catch (error) {
      await this.leftovers.removeNow(facts.stem);
      const first = isUniqueViolation(error) ? await this.addTagsToKnown(facts.contentHash, upload.tags, author) : null;
      if (!first) throw error;
      return { item: first, isNew: false };
    }
  }

  /** Adds the tags of the upload to the item that has the same bytes, and returns it; null when there is none. */
  private addTagsToKnown(contentHash: string, typed: string, author: Author): Promise<MediaItem | null> {
    return this.database.write(async (tx) => {
      const item = await tx.findOne(MediaItem, { where: { contentHash }, ...rowLock(tx) });
      if (!item) return null;
      const before = MediaDto.of(item);
      const together = `${item.tags},${typed}`;
      const tags = storedTags(tagsOf(together));
      if (tags === item.tags) return item;
      if (!areValidTags(together)) throw new ValidationFailed([{ field: 'tags', message: copy.tagsTooManyTogether }]);
      item.tags = tags;
      item.version += 1;
      const saved = await storeItem(tx, item);
      await recordChange(tx, author, { action: 'uploadMedia', before, after: MediaDto.of(saved) });
      return saved;
    });
  }

  private insert(facts: Encoded['facts'], { originalFilename, tags }: Upload, author: Author): Promise<MediaItem> {
    return this.database.write(async (tx: EntityManager) => {
      const item = tx.create(MediaItem, { ...facts, version: 1, originalFilename, alt: '' });
      item.tags = storedTags(tagsOf(tags));
      item.createdAt = new Date();
      const saved = await storeItem(tx, item);
      await this.leftovers.claim(facts.stem, tx);
      await recordChange(tx, author, { action: 'uploadMedia', after: MediaDto.of(saved) });
      return saved;
    });
  }
}
