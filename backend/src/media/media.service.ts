import { Injectable } from '@nestjs/common';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Admin } from '../auth/index.js';
import type { Page } from '../common/http/index.js';
import { Database, findOrThrow, isForeignKeyViolation, rowLock, lockRevision } from '../database/index.js';
import { recordChange, saveChange, type Action } from '../operations/audit/index.js';
import { forget } from '../operations/forgetting/index.js';
import { copy, placeNames } from './copy.js';
import {
  MediaDto,
  type MediaExportQuery,
  type MediaQuery,
  type RegisterMediaDto,
  type UpdateMediaDto,
  type MediaSort,
} from './media.dto.js';
import { MediaChangedMeanwhile, MediaInUse, MediaNotFound } from './media.errors.js';
import { MediaAlias } from './media-alias.entity.js';
import { addressAfter, MediaItem, MediaSearchTerm, storeItem } from './media-item.entity.js';
import { MediaLeftovers } from './media-leftovers.service.js';
import { MediaUse } from './media-use.entity.js';
import { storedTags, tagsOf } from './tags.js';
import { allOf, inRange, pageOf, type ListOrder } from '../common/search/index.js';

const newestFirst: ListOrder = { 'item.id': 'DESC' };
const orders: Record<MediaSort, ListOrder> = {
  newest: newestFirst,
  name: { 'item.sortKey': 'ASC', ...newestFirst },
  size: { 'item.size': 'DESC', ...newestFirst },
};

@Injectable()
export class MediaService {
  constructor(
    private readonly database: Database,
    private readonly leftovers: MediaLeftovers,
  ) {}

  list(query: MediaQuery): Promise<Page<MediaItem>> {
    return pageOf(this.filtered(query), orders[query.sort], query, { terms: MediaSearchTerm });
  }

  batches(query: MediaExportQuery): AsyncGenerator<MediaItem[]> {
    return allOf(this.filtered(query), query.q, { terms: MediaSearchTerm });
  }

  async counts(): Promise<{ all: number; images: number; other: number }> {
    const { read } = this.database;
    const [all, images] = await Promise.all([read.count(MediaItem), read.countBy(MediaItem, { isImage: true })]);
    return { all, images, other: all - images };
  }

  get(id: number): Promise<MediaItem> {
    return findOrThrow(this.database.read, MediaItem, id, MediaNotFound);
  }

  named(filename: string): Promise<MediaItem | null> {
    return this.database.read.findOneBy(MediaItem, { stem: filename.slice(0, 32), filename });
  }

  /** The address of the file that replaced the file with this name, or null. */
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

  update(id: number, form: UpdateMediaDto, admin: Admin): Promise<MediaItem> {
    return this.change(id, form, 'updateMedia', admin);
  }

  /** Names and tags a file that the library has, by its address. @throws MediaNotFound */
  async register({ url, ...form }: RegisterMediaDto, admin: Admin): Promise<MediaItem> {
    const filename = url.slice('/media/'.length);
    const item = await this.named(filename);
    if (!item) throw new MediaNotFound(filename);
    return this.change(item.id, form, 'registerMedia', admin);
  }

  /** Removes the row, then the files. @throws MediaNotFound, MediaInUse */
  async remove(id: number, admin: Admin, expectedVersion: number | null): Promise<void> {
    const stem = await this.removeRow(id, admin, expectedVersion).catch(async (error: unknown) => {
      // The foreign keys decide, so that no use can be added between a check and the deletion.
      throw isForeignKeyViolation(error) ? inUse(await usesOf(this.database.read, id)) : error;
    });
    await this.leftovers.removeNow(stem);
  }

  /** Removes the original name of a file from the library, unless it was changed since, and from the audit. The file stays. */
  async forgetName(id: number, name: string, tx: EntityManager): Promise<void> {
    const item = await tx.findOne(MediaItem, { where: { id }, ...rowLock(tx) });
    if (item?.originalFilename === name) {
      Object.assign(item, { originalFilename: copy.unnamed, version: item.version + 1 });
      await storeItem(tx, item);
    }
    await forget(tx, { subject: 'media', id }, [name]);
  }

  private removeRow(id: number, admin: Admin, expectedVersion: number | null): Promise<string> {
    return this.database.write(async (tx) => {
      const item = await findOrThrow(tx, MediaItem, id, MediaNotFound);
      const { affected } = await tx.delete(MediaItem, { id });
      // Somebody else has deleted it since it was read.
      if (!affected) throw new MediaNotFound(id);
      await this.leftovers.add(item.stem, tx);
      await recordChange(tx, admin, { action: 'deleteMedia', before: MediaDto.of(item), expectedVersion });
      return item.stem;
    });
  }

  private change(id: number, form: UpdateMediaDto, action: Action, admin: Admin): Promise<MediaItem> {
    return this.database.write(async (tx) => {
      // The site shows the alternative text. Every write locks the revision before rows, so that there are no deadlocks.
      if (form.alt !== undefined) await lockRevision(tx);
      const stored = await findOrThrow(tx, MediaItem, id, MediaNotFound, rowLock(tx));
      return saveChange(tx, admin, {
        action,
        id,
        form,
        error: MediaChangedMeanwhile,
        stored,
        stateOf: (item) => MediaDto.of(item),
        next: () => tx.create(MediaItem, { ...stored, ...fieldsOf(form) }),
        store: (item, version) => storeItem(tx, Object.assign(item, { version })),
      });
    });
  }

  private filtered({ type, ...range }: Pick<MediaQuery, 'type' | 'from' | 'to'>): SelectQueryBuilder<MediaItem> {
    const find = this.database.read.createQueryBuilder(MediaItem, 'item');
    if (type !== 'all') find.where('item.isImage = :isImage', { isImage: type === 'images' });
    return inRange(find, 'item.createdAt', range);
  }
}

/** The fields that the form has; a field that was left out keeps its value. */
function fieldsOf({ originalFilename, tags, alt }: UpdateMediaDto): Partial<MediaItem> {
  return {
    ...(originalFilename !== undefined && { originalFilename }),
    ...(tags !== undefined && { tags: storedTags(tagsOf(tags)) }),
    ...(alt !== undefined && { alt }),
  };
}

function usesOf(manager: EntityManager, mediaId: number): Promise<MediaUse[]> {
  return manager.find(MediaUse, { where: { mediaId }, order: { id: 'ASC' } });
}

function inUse(uses: MediaUse[]): MediaInUse {
  return new MediaInUse(uses.map(({ place, title }) => `${placeNames[place]} «${title}»`));
}
