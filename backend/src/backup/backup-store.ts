import { resolve } from 'node:path';
import { DiskStore, S3Store, type ObjectStore } from '@afshoreh/storage';
import { rawValue, type Bucket } from '@afshoreh/config';
import { BackupRefused } from './refused.js';

/**
 * Returns the store for backups. `place` is a folder or `s3://bucket/folder`. For a bucket, the variables `BACKUP_S3_…`
 * replace the S3 variables of the site, because a backup is safer in a store that the site itself cannot write to, or at
 * least under another access key.
 */
export function backupStoreFor(place: string, s3: Bucket | null, variables: NodeJS.ProcessEnv): ObjectStore {
  if (!place.startsWith('s3://')) return new DiskStore(resolve(place));
  const [, bucket, folder] = /^s3:\/\/([^/]+)(?:\/(.+?))?\/*$/.exec(place) ?? [];
  if (!bucket) throw new BackupRefused(`"${place}" names no bucket: s3://bucket/folder`);
  const target = {
    bucket,
    endpoint: variables.BACKUP_S3_ENDPOINT || s3?.endpoint,
    region: variables.BACKUP_S3_REGION || s3?.region || 'us-east-1',
    accessKeyId: rawValue(variables, 'BACKUP_S3_ACCESS_KEY_ID') || s3?.accessKeyId,
    secretAccessKey: rawValue(variables, 'BACKUP_S3_SECRET_ACCESS_KEY') || s3?.secretAccessKey,
  };
  const { endpoint, accessKeyId, secretAccessKey } = target;
  if (endpoint && accessKeyId && secretAccessKey) {
    return new S3Store({ ...target, endpoint, accessKeyId, secretAccessKey }, folder ?? 'afshoreh');
  }
  throw new BackupRefused('for s3:// set BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY');
}
