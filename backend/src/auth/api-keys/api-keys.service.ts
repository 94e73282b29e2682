import { Injectable } from '@nestjs/common';
import type { EntityManager, FindOneOptions } from 'typeorm';
import { Database, findOrThrow, rowLock } from '../../database/index.js';
import { recordChange, saveChange } from '../../operations/audit/index.js';
import type { Admin } from '../admin.js';
import type { Scope } from '../scopes.js';
import { hashOf } from '../tokens.js';
import { ApiKey, recordedStateOf, type MadeApiKey } from './api-key.entity.js';
import { newApiKey, prefixLength } from './api-key-token.js';
import { ApiKeyChangedMeanwhile, ApiKeyEnded, ApiKeyNotFound, ApiKeyRemoteWrong } from './api-keys.errors.js';
import type { CreateApiKeyDto, RotateApiKeyDto, UpdateApiKeyDto } from './api-keys.dto.js';

const hourMs = 60 * 60 * 1000;

/** Keys of programs, for owners. */
@Injectable()
export class ApiKeysService {
  constructor(private readonly database: Database) {}

  /** All keys: first those that are not revoked, then the revoked ones. Each group is sorted from the newest to the oldest. */
  async list(): Promise<ApiKey[]> {
    const keys = await this.database.read.find(ApiKey, { relations: { createdBy: true }, order: { id: 'DESC' } });
    return [...keys.filter(({ revokedAt }) => !revokedAt), ...keys.filter(({ revokedAt }) => revokedAt)];
  }

  /** Throws {@link ApiKeyNotFound}. */
  get(id: number): Promise<ApiKey> {
    return keyOf(this.database.read, id, { relations: { createdBy: true } });
  }

  async create(
    { name, scopes, remote = null, addresses, requiresIfMatch = false, expiresAt }: CreateApiKeyDto,
    owner: Admin,
  ): Promise<MadeApiKey> {
    checkRemote(scopes, remote);
    const secret = newApiKey();
    const key = await this.database.write(async (tx) => {
      const made = { ...secretColumns(secret), createdAt: new Date(), createdById: owner.id, version: 1 };
      const none = { previousHash: null, previousUntil: null, previousLastUsedAt: null, revokedAt: null };
      const form = { name, scopes, remote, addresses, requiresIfMatch, expiresAt: expiresAt ?? null };
      const stored = await tx.save(tx.create(ApiKey, { ...form, ...made, ...none }));
      await recordChange(tx, owner, { action: 'createApiKey', subjectId: stored.id, after: recordedStateOf(stored) });
      return stored;
    });
    return { key: await this.get(key.id), secret };
  }

  /** Throws {@link ApiKeyNotFound}, {@link ApiKeyChangedMeanwhile}, {@link ApiKeyEnded}. */
  async update(id: number, form: UpdateApiKeyDto, owner: Admin): Promise<ApiKey> {
    const { name, scopes, remote = null, addresses, expiresAt = null } = form;
    checkRemote(scopes, remote);
    await this.change(id, { action: 'updateApiKey', form, owner }, ({ requiresIfMatch: stored }) => {
      const { requiresIfMatch = stored } = form;
      return { name, scopes, remote, addresses, requiresIfMatch, expiresAt };
    });
    return this.get(id);
  }

  /**
   * Gives the key a new secret. The secret that programs use now is accepted for `overlapHours` more hours. That is the
   * current secret; if nobody has used the current secret yet, for example because the response with it was lost, it is the
   * secret before it. Throws {@link ApiKeyNotFound}, {@link ApiKeyEnded}.
   */
  async rotate(id: number, { overlapHours }: RotateApiKeyDto, owner: Admin): Promise<MadeApiKey> {
    const secret = newApiKey();
    await this.change(id, { action: 'rotateApiKey', form: {}, owner }, (key) => {
      const now = new Date();
      if (key.state(now) !== 'active') throw new ApiKeyEnded(id);
      const previousUntil = new Date(now.getTime() + overlapHours * hourMs);
      const isUnused = key.lastUsedAt === null && key.overlaps(now);
      const previous = isUnused ? {} : { previousHash: key.hash, previousLastUsedAt: key.lastUsedAt };
      return { ...secretColumns(secret), ...previous, previousUntil };
    });
    return { key: await this.get(id), secret };
  }

  /** The next request with the key is refused. A revoked key stays in the list. Throws {@link ApiKeyNotFound}. */
  async revoke(id: number, owner: Admin): Promise<void> {
    await this.database.write(async (tx) => {
      const stored = await keyOf(tx, id, rowLock(tx));
      if (stored.revokedAt) return;
      const version = stored.version + 1;
      await tx.update(ApiKey, { id }, { revokedAt: new Date(), version });
      const after = recordedStateOf(await keyOf(tx, id));
      await recordChange(tx, owner, { action: 'revokeApiKey', subjectId: id, before: recordedStateOf(stored), after });
    });
  }

  private change(
    id: number,
    { action, form, owner }: { action: 'updateApiKey' | 'rotateApiKey'; form: object; owner: Admin },
    changed: (key: ApiKey) => Partial<ApiKey>,
  ): Promise<ApiKey> {
    return this.database.write(async (tx) => {
      const stored = await keyOf(tx, id, rowLock(tx));
      if (stored.revokedAt) throw new ApiKeyEnded(id);
      return saveChange(tx, owner, {
        action,
        id,
        form,
        error: ApiKeyChangedMeanwhile,
        stored,
        stateOf: recordedStateOf,
        next: () => tx.create(ApiKey, { ...stored, ...changed(stored) }),
        store: (key, version) => tx.save(Object.assign(key, { version })),
      });
    });
  }
}

function keyOf(manager: EntityManager, id: number, options: FindOneOptions<ApiKey> = {}): Promise<ApiKey> {
  return findOrThrow(manager, ApiKey, id, ApiKeyNotFound, options);
}

function secretColumns(secret: string): Pick<ApiKey, 'hash' | 'prefix' | 'lastUsedAt'> {
  return { hash: hashOf(secret), prefix: secret.slice(0, prefixLength), lastUsedAt: null };
}

/** Throws {@link ApiKeyRemoteWrong}. */
function checkRemote(scopes: readonly Scope[], remote: string | null): void {
  if (scopes.includes('releases:publish') !== (remote !== null)) throw new ApiKeyRemoteWrong();
}
