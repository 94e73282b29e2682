import { Column, Entity, Index } from 'typeorm';
import { instantColumn } from '../../database/columns.js';
import { EntityWithId } from '../../database/entity.js';
import type { LiveAction } from './release-history.js';

/** The last time that a remote went live, as far as it was noted in the feed of changes. */
@Entity('noted_release')
@Index(['remote'], { unique: true })
export class NotedRelease extends EntityWithId {
  @Column({ type: 'varchar', length: 20 })
  remote: string;

  /** Empty as long as no version of the remote was live. */
  @Column({ type: 'varchar', length: 64 })
  version: string;

  @Column({ type: 'varchar', length: 8 })
  action: LiveAction;

  /** According to the registry. */
  @Column(instantColumn)
  at: Date;
}
