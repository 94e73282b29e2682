import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Admin } from '../auth/index.js';
import type { Page } from '../common/http/index.js';
import { bumpRevision, Database, isForeignKeyViolation, lockedForChange } from '../database/index.js';
import { recordChange, refuseStale } from '../operations/audit/index.js';
import { placeNames } from './copy.js';
import {
  MediaDto,
  type MediaExportQuery,
  type MediaQuery,
  type RegisterMediaDto,
  type UpdateMediaDto,
} from './media.dto.js';
import { MediaChangedMeanwhile, MediaInUse, MediaNotFound } from './media.errors.js';
import { MediaAlias } from './media-alias.entity.js';
import { addressAfter, MediaItem } from './media-item.entity.js';
import { MediaLeftovers } from './media-leftovers.service.js';
import { countMedia, mediaBatches, mediaPage, storeItem } from './media-list.js';
import { MediaUse } from './media-use.entity.js';
import { storedTags, tagsOf } from './tags.js';

/** The library as admins keep it. */
@Injectable()
export class MediaService {
  constructor(
    private readonly database: Database,
    private readonly leftovers: MediaLeftovers,
  ) {}

  list(query: MediaQuery): Promise<Page<MediaItem>> {
    return mediaPage(this.database.read, query);
  }

  /** All that the list would show, in batches by rising id. */
  batches(query: MediaExportQuery): AsyncGenerator<MediaItem[]> {
    return mediaBatches(this.database.read, query);
  }

  /** How many files each tab of the media screen has. */
  counts(): Promise<{ all: number; images: number; other: number }> {
    return countMedia(this.database.read);
  }

  /** @throws MediaNotFound */
  get(id: number): Promise<MediaItem> {
    return itemBy(this.database.read, { id });
  }

  /** The file of that name in the store, a variant excepted, or null. */
  named(filename: string): Promise<MediaItem | null> {
    return this.database.read.findOneBy(MediaItem, { stem: filename.slice(0, 32), filename });
  }

  /** The address of what took the place of a file that once had this name, or null. */
  async movedTo(filename: string): Promise<string | null> {
    const where = { stem: filename.slice(0, 32) };
    const alias = await this.database.read.findOne(MediaAlias, { where, relations: { media: true } });
    return alias && addressAfter(alias.media, filename);
  }

  /** Where a file is shown. @throws MediaNotFound */
  async uses(id: number): Promise<MediaUse[]> {
    await this.get(id);
    return usesOf(this.database.read, id);
  }

  /** @throws MediaNotFound, MediaChangedMeanwhile */
  update(id: number, form: UpdateMediaDto, admin: Admin): Promise<MediaItem> {
    return this.change({ id }, form, 'updateMedia', admin);
  }

  /** Names and tags a file that the library has, by its address. @throws MediaNotFound */
  register({ url, ...form }: RegisterMediaDto, admin: Admin): Promise<MediaItem> {
    return this.change({ filename: url.slice('/media/'.length) }, form, 'registerMedia', admin);
  }

  /** Removes the row, then the files. @throws MediaNotFound, MediaInUse */
  async remove(id: number, admin: Admin): Promise<void> {
    const stem = await this.removeRow(id, admin).catch(async (error: unknown) => {
      // The foreign keys decide, so that no use can slip in between a look and the delete.
      throw isForeignKeyViolation(error) ? inUse(await usesOf(this.database.read, id)) : error;
    });
    await this.leftovers.removeNow(stem);
  }

  private removeRow(id: number, admin: Admin): Promise<string> {
    return this.database.write(async (tx) => {
      const item = await itemBy(tx, { id });
      const { affected } = await tx.delete(MediaItem, { id });
      // Somebody else removed it since it was read.
      if (!affected) throw new MediaNotFound(id);
      await this.leftovers.add(item.stem, tx);
      const change = { action: 'deleteMedia', subject: 'media', subjectId: id } as const;
      await recordChange(tx, admin, { ...change, before: MediaDto.of(item), after: null });
      return item.stem;
    });
  }

  private change(
    which: { id: number } | { filename: string },
    form: UpdateMediaDto,
    action: string,
    admin: Admin,
  ): Promise<MediaItem> {
    return this.database.write(async (tx) => {
      // The site says it beside the picture. Ahead of the item's lock, as everywhere.
      if (form.alt !== undefined) await bumpRevision(tx);
      // Locked, as its search terms are replaced with it.
      const item = await itemBy(tx, which, lockedForChange(tx));
      const before = MediaDto.of(item);
      const { originalFilename, tags, alt } = form;
      await refuseStale(tx, { subject: 'media', id: item.id }, { mine: form, theirs: before }, MediaChangedMeanwhile);
      if (originalFilename !== undefined) item.originalFilename = originalFilename;
      if (alt !== undefined) item.alt = alt;
      if (tags !== undefined) item.tags = storedTags(tagsOf(tags));
      if (!isDeepStrictEqual(MediaDto.of(item), before)) item.version += 1;
      const saved = await storeItem(tx, item);
      const after = MediaDto.of(saved);
      await recordChange(tx, admin, { action, subject: 'media', subjectId: item.id, before, after });
      return saved;
    });
  }
}

export async function itemBy(
  manager: EntityManager,
  which: { id: number } | { filename: string },
  lock: ReturnType<typeof lockedForChange> = {},
): Promise<MediaItem> {
  const item = await manager.findOne(MediaItem, { where: which, ...lock });
  if (!item) throw new MediaNotFound('id' in which ? which.id : which.filename);
  return item;
}

function usesOf(manager: EntityManager, mediaId: number): Promise<MediaUse[]> {
  return manager.find(MediaUse, { where: { mediaId }, order: { id: 'ASC' } });
}

function inUse(uses: MediaUse[]): MediaInUse {
  return new MediaInUse(uses.map(({ place, title }) => `${placeNames[place]} «${title}»`));
}
