import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { DiskStore } from './disk-store.js';
import { S3Store } from './s3-store.js';
import { storeFor } from './store-for.js';

const bucket = {
  endpoint: 'https://s3.example',
  bucket: 'fruit',
  region: 'us-east-1',
  accessKeyId: 'id',
  secretAccessKey: 'secret',
};

it('keeps files in the bucket when there is one, else in a folder of its own', () => {
  const disk = storeFor('media', { dataDir: '/data', s3: null });
  expect(disk).toBeInstanceOf(DiskStore);
  expect((disk as DiskStore).folder).toBe(join('/data', 'media'));
  expect(storeFor('media', { dataDir: '/data', s3: bucket })).toBeInstanceOf(S3Store);
});
