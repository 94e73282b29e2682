import { Injectable } from '@nestjs/common';
import type { Admin } from '../auth/index.js';
import { bumpRevision, Database, isUniqueViolation, lockedForChange } from '../database/index.js';
import { recordChange, refuseStale } from '../operations/audit/index.js';
import { MediaAlias } from './media-alias.entity.js';
import { contentHashOf, MediaEncoder, type Encoded } from './media-encoder.service.js';
import { MediaFiles } from './media-files.js';
import { MediaDto } from './media.dto.js';
import { MediaAlreadyThere, MediaChangedMeanwhile, MediaKindDiffers } from './media.errors.js';
import type { MediaItem } from './media-item.entity.js';
import { MediaLeftovers } from './media-leftovers.service.js';
import { storeItem } from './media-list.js';
import { MediaPlaces } from './media-places.js';
import { itemBy } from './media.service.js';

interface Replacement {
  bytes: Buffer;
  /** That was edited; undefined asks no question. */
  version: number | undefined;
}

/** Puts another file in the place of one that the library has. */
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
   * The item keeps its id, name and tags and gets other addresses; the same bytes change nothing. The old files stay an hour
   * for pages that are on their way, then their addresses lead to the new ones.
   * @throws MediaNotFound, MediaKindDiffers, MediaAlreadyThere, MediaChangedMeanwhile, and the errors of an upload
   */
  async replace(id: number, { bytes, version }: Replacement, admin: Admin): Promise<MediaItem> {
    const current = await itemBy(this.database.read, { id });
    if (current.contentHash === contentHashOf(bytes)) return current;
    const { facts, files } = await this.encoder.encode(bytes);
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
      // First: whoever saves a thing with the old address meanwhile waits, and is refused it.
      await bumpRevision(tx);
      const item = await itemBy(tx, { id }, lockedForChange(tx));
      const before = MediaDto.of(item);
      const edited = { mine: { filename: facts.filename, version }, theirs: before };
      await refuseStale(tx, { subject: 'media', id }, edited, MediaChangedMeanwhile);
      const from = item.stem;
      Object.assign(item, facts, { version: item.version + 1 });
      const saved = await storeItem(tx, item);
      await this.leftovers.claim(facts.stem, tx);
      await this.leftovers.add(from, tx);
      await tx.insert(MediaAlias, { stem: from, mediaId: id });
      await this.places.readdress(tx, saved, from);
      const change = { action: 'replaceMediaFile', subject: 'media', subjectId: id } as const;
      await recordChange(tx, admin, { ...change, before, after: MediaDto.of(saved) });
      return saved;
    });
  }
}
