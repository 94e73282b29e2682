import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { MediaItem } from './media-item.entity.js';

/** What a file was called before another took its place: links from elsewhere still lead to it. */
@Entity('media_alias')
export class MediaAlias {
  @PrimaryColumn({ type: 'varchar', length: 32 })
  stem: string;

  @Index('media_alias_media')
  @Column({ type: 'integer' })
  mediaId: number;

  @ManyToOne(() => MediaItem, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'mediaId' })
  media: Relation<MediaItem>;
}
