import { join } from 'node:path';
import { DiskStore } from './disk-store.js';
import type { ObjectStore } from './object-store.js';
import { S3Store, type S3Target } from './s3-store.js';

/** The store for the files of `name` (`media`, `releases`): in the bucket when there is one, else in `DATA_DIR/name`. */
export function storeFor(name: string, { dataDir, s3 }: { dataDir: string; s3: S3Target | null }): ObjectStore {
  return s3 ? new S3Store(s3, name) : new DiskStore(join(dataDir, name));
}
