import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One changed setting; those that nobody changed have no row and hold their default. */
@Entity('setting')
export class Setting {
  @PrimaryColumn({ type: 'varchar', length: 64 })
  key: string;

  /** JSON. */
  @Column({ type: 'text' })
  value: string;
}
