import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instantColumn } from '../database/columns.js';

/**
 * Files in the store that no item owns: not yet, while an upload is under way, or no longer, after a delete. Written
 * before the store is touched, so that a crash between the two leaves nothing that nobody knows of.
 */
@Entity('media_leftover')
export class MediaLeftover {
  /** Of the files' names; see `MediaItem`. */
  @PrimaryColumn({ type: 'varchar', length: 32 })
  stem: string;

  @Index('media_leftover_since')
  @Column(instantColumn)
  since: Date;
}
