import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The changed value of one setting. A setting that nobody has changed has no row and uses its default. */
@Entity('setting')
export class Setting {
  @PrimaryColumn({ type: 'varchar', length: 64 })
  key: string;

  /** JSON. */
  @Column({ type: 'text' })
  value: string;
}
