export { DiskStore } from './disk-store.js';
export type { ByteRange, ObjectStore, OpenFile } from './object-store.js';
export { S3Store } from './s3-store.js';
export { storeFor } from './store-for.js';
