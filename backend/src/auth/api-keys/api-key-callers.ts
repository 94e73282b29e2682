import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { Database } from '../../database/index.js';
import { copy } from '../copy.js';
import type { Scope } from '../scopes.js';
import { hashOf } from '../tokens.js';
import { isAllowed } from './allowed-addresses.js';
import { ApiKey } from './api-key.entity.js';
import { isApiKey } from './api-key-token.js';
import { ApiKeyExpired, ApiKeyForeignAddress, ApiKeyRevoked, ApiKeyWrong } from './api-keys.errors.js';

/** How old `lastUsedAt` may get before it is written again. */
const touchMs = 60_000;

/** The program that sent a request, by its key. */
export interface ApiKeyCaller {
  id?: undefined;
  role?: undefined;
  apiKeyId: number;
  /** The name by which the audit shows the program. */
  displayName: string;
  scopes: readonly Scope[];
  /** The only frontend of which it publishes releases. */
  remote: string | null;
  /** Whether it changes records only with `If-Match`. */
  requiresIfMatch: boolean;
}

/**
 * Finds the program to which the key of a request belongs. It reads the database for each request, so that every copy of the
 * service refuses a key as soon as the key is revoked. It searches for the hash of the key, so the duration of the search
 * does not help anybody to guess a key.
 */
@Injectable()
export class ApiKeyCallers {
  constructor(private readonly database: Database) {}

  /** Throws {@link ApiKeyWrong}, {@link ApiKeyRevoked}, {@link ApiKeyExpired}, {@link ApiKeyForeignAddress}. */
  async find(token: string, address: string): Promise<ApiKeyCaller> {
    const now = new Date();
    const hash = hashOf(token);
    const key = isApiKey(token) ? await this.keyOf(hash, now) : null;
    if (!key) throw new ApiKeyWrong();
    const state = key.state(now);
    if (state === 'revoked') throw new ApiKeyRevoked();
    if (state === 'expired') throw new ApiKeyExpired();
    if (!isAllowed(address, key.addresses)) throw new ApiKeyForeignAddress();
    await this.touch(key, key.hash === hash ? 'lastUsedAt' : 'previousLastUsedAt', now);
    const { id: apiKeyId, name, scopes, remote, requiresIfMatch } = key;
    return { apiKeyId, displayName: copy.apiKey(name), scopes, remote, requiresIfMatch };
  }

  private async keyOf(hash: string, now: Date): Promise<ApiKey | null> {
    const { read } = this.database;
    const key = await read.findOneBy(ApiKey, { hash });
    if (key) return key;
    const rotated = await read.findOneBy(ApiKey, { previousHash: hash });
    return rotated?.overlaps(now) ? rotated : null;
  }

  private async touch(key: ApiKey, column: 'lastUsedAt' | 'previousLastUsedAt', now: Date): Promise<void> {
    const cutoff = new Date(now.getTime() - touchMs);
    const last = key[column];
    if (last && last >= cutoff) return;
    const { id, hash } = key;
    // The conditions let only one of several parallel requests write. After a rotation in the meantime the hash
    // differs, and none writes.
    const where = [IsNull(), LessThan(cutoff)].map((old) => ({ id, hash, [column]: old }));
    await this.database.write((tx) => tx.update(ApiKey, where, { [column]: now }));
  }
}
