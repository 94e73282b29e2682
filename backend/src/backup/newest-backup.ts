import { storeFor, type ObjectStore } from '@afshoreh/storage';
import type { Env } from '../config/index.js';
import type { Manifest } from './manifest.js';

const key = 'newest.json';

/**
 * When the newest backup that was found whole was made. It stands with the site's own files, in `DATA_DIR` or the bucket: so
 * `/metrics` can read it without access to the backups, and every copy that shares those files says the same.
 */
export class NewestBackup {
  private readonly store: ObjectStore;

  constructor(env: Pick<Env, 'dataDir' | 's3'>) {
    this.store = storeFor('verified-backup', env);
  }

  /** Notes a backup that was found whole, unless a newer one was. */
  async note({ createdAt }: Pick<Manifest, 'createdAt'>): Promise<void> {
    const known = await this.createdAt();
    if (known && known >= new Date(createdAt)) return;
    await this.store.put(key, Buffer.from(JSON.stringify({ createdAt })));
  }

  /** Null when no backup was ever found whole. */
  async createdAt(): Promise<Date | null> {
    const stored = await this.store.get(key);
    return stored && new Date((JSON.parse(stored.toString()) as { createdAt: string }).createdAt);
  }
}
