import { join } from 'node:path';
import { DiskStore } from './disk-store.js';
import type { ObjectStore } from './object-store.js';
import { S3Store, type S3Target } from './s3-store.js';

/** What the operator got wrong, in one line that names the variable. */
export class WrongS3Variable extends Error {}

/**
 * The bucket that `S3_ENDPOINT`, `S3_BUCKET`, `S3_ACCESS_KEY_ID`, `S3_SECRET_ACCESS_KEY` and `S3_REGION` (`us-east-1`)
 * name, or null when none of the first four is set. @throws WrongS3Variable
 */
export function s3TargetOf(variables: NodeJS.ProcessEnv): S3Target | null {
  const text = (name: string): string => variables[name]?.trim() ?? '';
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  const missing = names.filter((name) => text(name) === '');
  if (missing.length === names.length) return null;
  if (missing.length > 0) throw new WrongS3Variable(`${missing[0]} must be set when another S3 variable is`);
  const endpoint = text('S3_ENDPOINT');
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) {
    throw new WrongS3Variable('S3_ENDPOINT must be a URL that begins with http:// or https://');
  }
  return {
    endpoint,
    bucket: text('S3_BUCKET'),
    region: text('S3_REGION') || 'us-east-1',
    accessKeyId: text('S3_ACCESS_KEY_ID'),
    secretAccessKey: text('S3_SECRET_ACCESS_KEY'),
  };
}

/** Where the files of `name` (`media`, `releases`) are kept: in the bucket when there is one, else in `DATA_DIR/name`. */
export function storeFor(name: string, { dataDir, s3 }: { dataDir: string; s3: S3Target | null }): ObjectStore {
  return s3 ? new S3Store(s3, name) : new DiskStore(join(dataDir, name));
}
