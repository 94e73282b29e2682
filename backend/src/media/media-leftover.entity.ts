import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instantColumn } from '../database/columns.js';

/**
 * Files in the store that no item owns: during an upload no item owns them yet, and after a deletion no item owns them any
 * more. The row is written before the store is changed. So after a crash between the two, the database still knows about the
 * files, and the sweep removes them.
 */
@Entity('media_leftover')
export class MediaLeftover {
  /** The beginning of the names of the files; see `MediaItem`. */
  @PrimaryColumn({ type: 'varchar', length: 32 })
  stem: string;

  @Index('media_leftover_since')
  @Column(instantColumn)
  since: Date;
}
