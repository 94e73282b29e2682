import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { MediaItem } from './media-item.entity.js';

/** The old name of a file that was replaced, so that links from other sites still work. */
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
