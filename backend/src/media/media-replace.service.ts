import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Admin } from '../auth/index.js';
import { bumpRevision, Database, findOrThrow, isUniqueViolation, rowLock } from '../database/index.js';
import { staffSender } from '../common/sandbox/index.js';
import { recordChange, refuseStale } from '../operations/audit/index.js';
import { MediaAlias } from './media-alias.entity.js';
import { contentHashOf, MediaEncoder, type Encoded } from './media-encoder.service.js';
import { MediaFiles } from './media-files.js';
import { MediaDto } from './media.dto.js';
import { MediaAlreadyThere, MediaChangedMeanwhile, MediaKindDiffers, MediaNotFound } from './media.errors.js';
import { MediaItem, storeItem } from './media-item.entity.js';
import { MediaLeftovers } from './media-leftovers.service.js';
import { MediaPlaces } from './media-places.js';

interface Replacement {
  bytes: Buffer;
  /** The version that was edited; undefined skips the check. */
  version: number | undefined;
}

@Injectable()
export class MediaReplaceService {
  constructor(
    private readonly database: Database,
    private readonly encoder: MediaEncoder,
    private readonly files: MediaFiles,
    private readonly leftovers: MediaLeftovers,
    private readonly places: MediaPlaces,
  ) {}

  /**
   * The item keeps its id, name and tags and gets new addresses; the same bytes change nothing. The old files stay for an
   * hour, because pages with their addresses may just be loading. After that the old addresses redirect to the new ones.
   * @throws MediaNotFound, MediaKindDiffers, MediaAlreadyThere, MediaChangedMeanwhile, and the errors of an upload
   */
  async replace(id: number, { bytes, version }: Replacement, admin: Admin): Promise<MediaItem> {
    const current = await findOrThrow(this.database.read, MediaItem, id, MediaNotFound);
    if (current.contentHash === contentHashOf(bytes)) {
      await refuseStaleUpload(this.database.read, current, version, current.filename);
      return current;
    }
    const { facts, files } = await this.encoder.encode(bytes, staffSender(admin));
    if (facts.isImage !== current.isImage) throw new MediaKindDiffers();
    await this.database.write((tx) => this.leftovers.add(facts.stem, tx));
    try {
      await this.files.put(files);
      return await this.swap(id, facts, version, admin);
    } catch (error) {
      await this.leftovers.removeNow(facts.stem);
      throw isUniqueViolation(error) ? new MediaAlreadyThere() : error;
    }
  }

  private swap(id: number, facts: Encoded['facts'], version: number | undefined, admin: Admin): Promise<MediaItem> {
    return this.database.write(async (tx) => {
      // This comes first, so that another request that saves a record with the old address waits here and is then refused.
      await bumpRevision(tx);
      const item = await findOrThrow(tx, MediaItem, id, MediaNotFound, rowLock(tx));
      const before = MediaDto.of(item);
      await refuseStaleUpload(tx, item, version, facts.filename);
      const from = item.stem;
      Object.assign(item, facts, { version: item.version + 1 });
      const saved = await storeItem(tx, item);
      await this.leftovers.claim(facts.stem, tx);
      await this.leftovers.add(from, tx);
      await tx.insert(MediaAlias, { stem: from, mediaId: id });
      await this.places.updateAddresses(tx, saved, from);
      await recordChange(tx, admin, { action: 'replaceMediaFile', before, after: MediaDto.of(saved) });
      return saved;
    });
  }
}

/** @param filename of the new file */
function refuseStaleUpload(
  manager: EntityManager,
  item: MediaItem,
  version: number | undefined,
  filename: string,
): Promise<void> {
  const edited = { mine: { filename, version }, theirs: MediaDto.of(item) };
  return refuseStale(manager, { subject: 'media', id: item.id }, edited, MediaChangedMeanwhile);
}
