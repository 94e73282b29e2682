import { Column, Entity, Index } from 'typeorm';
import { instantColumn } from '../../database/index.js';
import { EntityWithId } from '../../database/entity.js';

/** Seconds until a code expires, and until the same browser may ask for another one. */
export const codeSeconds = { life: 120, pause: 60 } as const;

/**
 * A code that was sent by text message. It belongs to the browser that asked for it: the token in the browser's cookie is
 * part of every hash here, so that nobody finds phone or code from a copy of this table by trying them all.
 */
@Entity('phone_code')
@Index(['expiresAt'])
export class PhoneCode extends EntityWithId {
  /** SHA-256 of the cookie's value, hex. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64 })
  tokenHash: string;

  /** SHA-256 of the cookie's value and the phone, hex. */
  @Column({ type: 'varchar', length: 64 })
  phoneHash: string;

  /** SHA-256 of the cookie's value, the phone and the code, hex. */
  @Column({ type: 'varchar', length: 64 })
  codeHash: string;

  /** Each try is counted before its code is compared. */
  @Column({ type: 'integer', default: 0 })
  tries: number;

  @Column(instantColumn)
  createdAt: Date;

  @Column(instantColumn)
  expiresAt: Date;
}
