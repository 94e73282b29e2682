import { Column, Entity, PrimaryColumn } from 'typeorm';
import { instantColumn } from '../columns.js';

@Entity('seed_run')
export class SeedRun {
  @PrimaryColumn({ type: 'varchar', length: 64 })
  name: string;

  @Column(instantColumn)
  at: Date;
}
