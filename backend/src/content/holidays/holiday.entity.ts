import { Column, Entity, Index } from 'typeorm';
import { VersionedEntity } from '../../database/entity.js';

/** An official holiday that cannot be computed: it follows the moon, or was declared for one year. */
@Entity('holiday')
@Index(['day'], { unique: true })
export class Holiday extends VersionedEntity {
  /** The day in Tehran, in the Gregorian calendar: `2026-06-25`. */
  @Column({ type: 'varchar', length: 10 })
  day: string;

  @Column({ type: 'varchar', length: 100 })
  title: string;

  /** False for a day that was calculated in advance and may still move by one day. */
  @Column({ type: 'boolean' })
  announced: boolean;
}
