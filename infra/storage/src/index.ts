export { DiskStore } from './disk-store.js';
export type { ByteRange, ObjectStore, OpenFile, PutOptions } from './object-store.js';
export { S3Store, type S3Target } from './s3-store.js';
export { storeFor } from './store-for.js';
