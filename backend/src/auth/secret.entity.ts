import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('secret')
export class Secret {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name: string;

  @Column({ type: 'varchar', length: 100 })
  value: string;
}
