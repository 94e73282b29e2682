import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { MediaItem } from './media-item.entity.js';
import { EntityWithId } from '../database/entity.js';

/** The kinds of records that show media. */
export const mediaPlaces = ['product', 'section', 'post', 'seller', 'certificate'] as const;
export type MediaPlace = (typeof mediaPlaces)[number];

/** One place that shows a file. The foreign key keeps a file that is just taken into use from being deleted. */
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

  /** Which of them; text, because some are named, not numbered. */
  @Column({ type: 'varchar', length: 200 })
  placeId: string;

  /** What admins know it by: the name of the product. */
  @Column({ type: 'varchar', length: 200 })
  title: string;
}
