import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instantColumn } from '../database/index.js';
import type { Role } from './roles.js';

@Entity('admin')
export class AdminAccount {
  @PrimaryGeneratedColumn()
  id: number;

  /** Lower case: unique keys ignore case on one database and not on the other. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 100 })
  username: string;

  @Column({ type: 'varchar', length: 100 })
  displayName: string;

  @Column({ type: 'varchar', length: 254, nullable: true })
  email: string | null;

  @Column({ type: 'varchar', length: 200 })
  passwordHash: string;

  @Column({ type: 'varchar', length: 16, default: 'owner' })
  role: Role;

  @Column(instantColumn)
  createdAt: Date;

  /** Null since the account was made. */
  @Column({ ...instantColumn, nullable: true })
  passwordChangedAt: Date | null;
}
