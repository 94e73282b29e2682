export { DiskStore } from './disk-store.js';
export { KeptStore } from './kept-store.js';
export { isSameFile } from './object-store.js';
export type { ByteRange, ObjectStore, OpenFile } from './object-store.js';
export { S3Store } from './s3-store.js';
export { StoreAway } from './store-away.js';
export { storeFor } from './store-for.js';
