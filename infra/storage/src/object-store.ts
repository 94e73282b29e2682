import type { Readable } from 'node:stream';

/** The positions of the first and last byte, as in HTTP's `Range`. Both must lie in the file. */
export interface ByteRange {
  start: number;
  end: number;
}

/** An open file. A caller that does not read it to the end must destroy `bytes`. */
export interface OpenFile {
  /** The size of the whole file, in bytes. */
  size: number;
  bytes: Readable;
}

export interface PutOptions {
  /** The media type, for stores that serve files themselves. */
  type?: string;
}

/**
 * Files by key. A key is a relative path of plain segments (letters, digits, `.`, `-`, `_`), joined by `/`; any other key
 * throws a `TypeError` before the store is used.
 */
export interface ObjectStore {
  /** Stores or replaces a file; a reader gets the old file or the new one, never a part. */
  put(key: string, bytes: Uint8Array, options?: PutOptions): Promise<void>;
  /**
   * Stores a file only while the stored one is still `before` (null: there is none). Returns false when it is another one.
   * A bucket decides that itself; on a disk two processes can do it at once, so their callers hold a lock.
   */
  replace(key: string, before: Uint8Array | null, bytes: Uint8Array, options?: PutOptions): Promise<boolean>;
  /** The bytes, or null when the file does not exist. */
  get(key: string): Promise<Buffer | null>;
  /** The file, or a part of it, as a stream that uses little memory; null when the file does not exist. */
  open(key: string, range?: ByteRange): Promise<OpenFile | null>;
  /** The size in bytes, without reading the file; null when it does not exist. */
  size(key: string): Promise<number | null>;
  /** Deletes the file; does nothing when it does not exist. */
  delete(key: string): Promise<void>;
  /** All keys that begin with `prefix`, sorted. */
  list(prefix: string): Promise<string[]>;
}

const segment = /^(?!\.+$)[A-Za-z0-9._-]{1,200}$/;

/** Whether two files, or their absence, are the same. */
export function isSameFile(one: Uint8Array | null, other: Uint8Array | null): boolean {
  return one === other || (one !== null && other !== null && Buffer.compare(one, other) === 0);
}

/** Returns the key if it is valid. @throws TypeError */
export function checkedKey(key: string): string {
  if (key.split('/').every((each) => segment.test(each))) return key;
  throw new TypeError(`not a key of the store: ${JSON.stringify(key)}`);
}
