import type { Readable } from 'node:stream';

/** Positions of the first and the last byte, as in a `Range` of HTTP. Both lie in the file. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A file that is being read. Whoever does not read it to its end destroys `bytes`. */
export interface OpenFile {
  /** Of the whole file, in bytes. */
  size: number;
  bytes: Readable;
}

export interface PutOptions {
  /** Media type, for stores that hand files out themselves. */
  type?: string;
}

/**
 * Files by key. A key is a relative path of plain segments: letters, digits, `.`, `-`, `_`, joined by `/`; anything else
 * throws a `TypeError` before the store is touched.
 */
export interface ObjectStore {
  /** Stores or replaces; a reader sees the old file or the new one, never a part. */
  put(key: string, bytes: Uint8Array, options?: PutOptions): Promise<void>;
  /** The bytes, or null when there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** The file, or a part of it, as a stream that keeps little in memory; null when there is no such file. */
  open(key: string, range?: ByteRange): Promise<OpenFile | null>;
  /** Bytes of the file, which is not read; null when there is none. */
  size(key: string): Promise<number | null>;
  /** Removes the file; one that is not there is fine. */
  delete(key: string): Promise<void>;
  /** Every key that begins with `prefix`, sorted. */
  list(prefix: string): Promise<string[]>;
}

const segment = /^(?!\.+$)[A-Za-z0-9._-]{1,200}$/;

/** The key itself when it is a sound one. @throws TypeError */
export function soundKey(key: string): string {
  if (key.split('/').every((each) => segment.test(each))) return key;
  throw new TypeError(`not a key of the store: ${JSON.stringify(key)}`);
}
