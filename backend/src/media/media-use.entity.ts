import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { MediaItem } from './media-item.entity.js';
import { EntityWithId } from '../database/entity.js';

/** The kinds of records that show media. */
export const mediaPlaces = ['product', 'section', 'post', 'seller', 'certificate', 'analysis'] as const;
export type MediaPlace = (typeof mediaPlaces)[number];

/**
 * One place that shows a file. Because of the foreign key, a file that another request is just adding to a record cannot be
 * deleted.
 */
@Entity('media_use')
@Index('media_use_once', ['place', 'placeId', 'mediaId'], { unique: true })
export class MediaUse extends EntityWithId {
  @Index('media_use_media')
  @Column({ type: 'integer' })
  mediaId: number;

  @ManyToOne(() => MediaItem, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'mediaId' })
  media: Relation<MediaItem>;

  @Column({ type: 'varchar', length: 16 })
  place: MediaPlace;

  /** The id of the record; text, because some records have names instead of numbers. */
  @Column({ type: 'varchar', length: 200 })
  placeId: string;

  /** The name by which admins know the record, for example the name of the product. */
  @Column({ type: 'varchar', length: 200 })
  title: string;
}
