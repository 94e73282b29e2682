import { storeFor, type ObjectStore } from '@afshoreh/storage';
import type { Env } from '../config/index.js';
import type { Manifest } from './manifest.js';

const key = 'newest.json';

/**
 * Stores when the newest checked backup was made. A checked backup was found complete and unchanged. The time is stored with
 * the site's own files, in `DATA_DIR` or the bucket, so that `/metrics` can read it without access to the backups, and every
 * copy of the service reads the same time.
 */
export class NewestBackup {
  private readonly store: ObjectStore;

  constructor(env: Pick<Env, 'dataDir' | 's3'>) {
    this.store = storeFor('verified-backup', env);
  }

  /** Stores the time of a checked backup, unless a newer one is stored. */
  async note({ createdAt }: Pick<Manifest, 'createdAt'>): Promise<void> {
    const known = await this.createdAt();
    if (known && known >= new Date(createdAt)) return;
    await this.store.put(key, Buffer.from(JSON.stringify({ createdAt })));
  }

  /** Null when no backup has been checked. */
  async createdAt(): Promise<Date | null> {
    const stored = await this.store.get(key);
    return stored && new Date((JSON.parse(stored.toString()) as { createdAt: string }).createdAt);
  }
}
