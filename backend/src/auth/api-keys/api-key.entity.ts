import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { instantColumn } from '../../database/index.js';
import { VersionedEntity } from '../../database/entity.js';
import { AdminAccount } from '../admin.entity.js';
import type { Scope } from '../scopes.js';

export const apiKeyStates = ['active', 'expired', 'revoked'] as const;
export type ApiKeyState = (typeof apiKeyStates)[number];

/**
 * A key of a program. Only hashes of its secrets are stored: SHA-256 is enough, because the secrets are random. A revoked
 * key stays, because the audit names it. The keys of an admin who leaves go on working until an owner revokes them.
 */
@Entity('api_key')
export class ApiKey extends VersionedEntity {
  @Column({ type: 'varchar', length: 60 })
  name: string;

  /** The beginning of the current secret. */
  @Column({ type: 'varchar', length: 16 })
  prefix: string;

  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64 })
  hash: string;

  /** When the current secret was last used, accurate to a minute. */
  @Column({ ...instantColumn, nullable: true })
  lastUsedAt: Date | null;

  /** The secret before the last rotation, which is accepted until `previousUntil`. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64, nullable: true })
  previousHash: string | null;

  @Column({ ...instantColumn, nullable: true })
  previousUntil: Date | null;

  @Column({ ...instantColumn, nullable: true })
  previousLastUsedAt: Date | null;

  @Column({ type: 'simple-json' })
  scopes: Scope[];

  /** The frontend whose releases it publishes; only a key with `releases:publish` has one. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  remote: string | null;

  /** Addresses and networks that may use the key; empty means all. */
  @Column({ type: 'simple-json' })
  addresses: string[];

  /** Whether the key changes a record only in the version that `If-Match` names. */
  @Column({ type: 'boolean', default: false })
  requiresIfMatch: boolean;

  /** Null: it never expires. */
  @Column({ ...instantColumn, nullable: true })
  expiresAt: Date | null;

  @Column(instantColumn)
  createdAt: Date;

  @Column({ type: 'integer', nullable: true })
  createdById: number | null;

  @ManyToOne(() => AdminAccount, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'createdById' })
  createdBy: AdminAccount | null;

  @Column({ ...instantColumn, nullable: true })
  revokedAt: Date | null;

  state(now: Date): ApiKeyState {
    if (this.revokedAt) return 'revoked';
    return this.expiresAt && this.expiresAt <= now ? 'expired' : 'active';
  }

  /** Whether the secret before the last rotation is still accepted. */
  overlaps(now: Date): boolean {
    return this.previousUntil !== null && now < this.previousUntil;
  }
}

/** The key as the audit stores it. */
export function recordedStateOf({
  name,
  prefix,
  scopes,
  remote,
  addresses,
  requiresIfMatch,
  expiresAt,
  previousUntil,
  revokedAt,
  version,
}: ApiKey): Pick<
  ApiKey,
  | 'name'
  | 'prefix'
  | 'scopes'
  | 'remote'
  | 'addresses'
  | 'requiresIfMatch'
  | 'expiresAt'
  | 'previousUntil'
  | 'revokedAt'
  | 'version'
> {
  return { name, prefix, scopes, remote, addresses, requiresIfMatch, expiresAt, previousUntil, revokedAt, version };
}

/** A key with its secret, which nobody can read again. */
export interface MadeApiKey {
  key: ApiKey;
  secret: string;
}
