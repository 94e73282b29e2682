import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DiskStore } from './disk-store.js';
import { S3Store } from './s3-store.js';
import { s3TargetOf, storeFor, WrongS3Variable } from './store-for.js';

const all = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'fruit',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

describe('the variables of a bucket', () => {
  it('name one, in us-east-1 unless they say otherwise', () => {
    const target = { endpoint: 'https://s3.example', bucket: 'fruit', accessKeyId: 'id', secretAccessKey: 'secret' };
    expect(s3TargetOf(all)).toEqual({ ...target, region: 'us-east-1' });
    expect(s3TargetOf({ ...all, S3_REGION: 'eu-west-3' })?.region).toBe('eu-west-3');
  });

  it('name none when all of them are empty', () => {
    expect(s3TargetOf({ S3_ENDPOINT: ' ', S3_REGION: 'x' })).toBeNull();
  });

  it.each(Object.keys(all))('are wrong without %s', (name) => {
    expect(() => s3TargetOf({ ...all, [name]: '' })).toThrow(
      new WrongS3Variable(`${name} must be set when another S3 variable is`),
    );
  });

  it.each(['s3.example', 'ftp://s3.example', 'https://'])('are wrong with the endpoint %s', (endpoint) => {
    expect(() => s3TargetOf({ ...all, S3_ENDPOINT: endpoint })).toThrow(/^S3_ENDPOINT must be a URL/);
  });
});

it('keeps files in the bucket when there is one, else in a folder of its own', () => {
  const disk = storeFor('media', { dataDir: '/data', s3: null });
  expect(disk).toBeInstanceOf(DiskStore);
  expect((disk as DiskStore).folder).toBe(join('/data', 'media'));
  expect(storeFor('media', { dataDir: '/data', s3: s3TargetOf(all) })).toBeInstanceOf(S3Store);
});
