import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An official holiday that no rule knows: it follows the moon, or was declared for one year (D38). */
@Entity('holiday')
@Index(['day'], { unique: true })
export class Holiday {
  @PrimaryGeneratedColumn()
  id: number;

  /** Of Tehran, in the Gregorian calendar: `2026-06-25`. */
  @Column({ type: 'varchar', length: 10 })
  day: string;

  @Column({ type: 'varchar', length: 100 })
  title: string;

  /** False while the day is calculated, and may still move by one. */
  @Column({ type: 'boolean' })
  announced: boolean;

  /** Counts changes: two admins do not overwrite each other unseen. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
