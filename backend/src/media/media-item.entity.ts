import { Column, Entity, Index, type EntityManager } from 'typeorm';
import { sortKeyColumn, searchTermsOf, termsOfText, sortKeyOf, storeTerms } from '../common/search/index.js';
import { instantColumn } from '../database/columns.js';
import type { MediaType } from './media-type.js';
import { VersionedEntity } from '../database/entity.js';

/** A smaller copy of a picture, made once at upload. */
export interface StoredVariant {
  /** Pixels. */
  width: number;
  height: number;
  type: 'image/avif' | 'image/webp';
  filename: string;
  /** Bytes. */
  size: number;
}

@Entity('media_item')
export class MediaItem extends VersionedEntity {
  /** The beginning of all its file names, before width and extension; never used twice. */
  @Column({ type: 'varchar', length: 32, unique: true })
  stem: string;

  /** SHA-256 of the bytes that were uploaded: the same bytes are stored once. */
  @Column({ type: 'varchar', length: 64, unique: true })
  contentHash: string;

  /** `<stem>.webp`: the name in the store and in addresses. */
  @Column({ type: 'varchar', length: 64 })
  filename: string;

  /** As the uploader's computer called it; for display and download only. */
  @Column({ type: 'varchar', length: 200 })
  originalFilename: string;

  @Index('media_item_sort_key')
  @Column(sortKeyColumn)
  sortKey: string;

  /** Media type of the stored file, as decoding found it. */
  @Column({ type: 'varchar', length: 32 })
  type: MediaType;

  /** Each tab of the media screen shows one kind. */
  @Index('media_item_is_image')
  @Column({ type: 'boolean' })
  isImage: boolean;

  /** Bytes of the stored file. */
  @Index('media_item_size')
  @Column({ type: 'integer' })
  size: number;

  /** Pixels; null for what is no picture. */
  @Column({ type: 'integer', nullable: true })
  width: number | null;

  @Column({ type: 'integer', nullable: true })
  height: number | null;

  /** `#rrggbb`, shown until the picture has loaded. */
  @Column({ type: 'varchar', length: 7, nullable: true })
  color: string | null;

  @Column({ type: 'simple-json' })
  variants: StoredVariant[];

  /** Separated by commas. */
  @Column({ type: 'varchar', length: 500 })
  tags: string;

  /** Alternative text of a picture; empty when nobody has written one. */
  @Column({ type: 'varchar', length: 300, default: '' })
  alt: string;

  @Column(instantColumn)
  createdAt: Date;

  get url(): string {
    return mediaUrlOf(this.filename);
  }

  get filenames(): string[] {
    return [this.filename, ...this.variants.map(({ filename }) => filename)];
  }
}

/** The new address of a file that was replaced: of the copy of the same size, if there is one. */
export function addressAfter(item: MediaItem, filename: string): string {
  const sameSize = item.stem + filename.slice(item.stem.length);
  return mediaUrlOf(item.filenames.includes(sameSize) ? sameSize : item.filename);
}

export function mediaUrlOf(filename: string): string {
  return `/media/${filename}`;
}

export const MediaSearchTerm = searchTermsOf('media_search_term', 'mediaId', () => MediaItem);

function mediaTermsOf({
  filename,
  originalFilename,
  tags,
}: Pick<MediaItem, 'filename' | 'originalFilename' | 'tags'>): string[] {
  return termsOfText(filename, originalFilename, ...tags.split(','));
}

/** Stores an item with its sort key and search terms. */
export async function storeItem(tx: EntityManager, item: MediaItem): Promise<MediaItem> {
  item.sortKey = sortKeyOf(item.originalFilename);
  const stored = await tx.save(item);
  await storeTerms(tx, MediaSearchTerm, stored.id, mediaTermsOf(stored));
  return stored;
}
