import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An official holiday that cannot be computed: it follows the moon, or was declared for one year. */
@Entity('holiday')
@Index(['day'], { unique: true })
export class Holiday {
  @PrimaryGeneratedColumn()
  id: number;

  /** The day in Tehran, in the Gregorian calendar: `2026-06-25`. */
  @Column({ type: 'varchar', length: 10 })
  day: string;

  @Column({ type: 'varchar', length: 100 })
  title: string;

  /** False for a day that was calculated in advance and may still move by one day. */
  @Column({ type: 'boolean' })
  announced: boolean;

  /** Version for optimistic locking, so that one admin cannot overwrite another's change unseen. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
