import { Injectable } from '@nestjs/common';
import { storeFor, type ByteRange, type ObjectStore, type OpenFile } from '@afshoreh/storage';
import { Unavailable } from '../common/errors/index.js';
import { logger } from '../common/http/index.js';
import { Env } from '../config/index.js';

/** A file ready for the store. */
export interface NewFile {
  filename: string;
  type: string;
  bytes: Buffer;
}

/** The form of all stored names; no other name is looked up. */
const storedName = /^[0-9a-f]{32}(-\d{1,4})?\.(webp|avif|pdf)$/;

/** In a folder or in a bucket. Each call throws {@link Unavailable} when the store cannot be reached. */
@Injectable()
export class MediaFiles {
  private readonly store: ObjectStore;

  constructor(env: Env) {
    this.store = storeFor('media', env);
  }

  async put(files: readonly NewFile[]): Promise<void> {
    for (const { filename, type, bytes } of files) {
      await orUnavailable('media', () => this.store.put(filename, bytes, { type }));
    }
  }

  /** The file or a part of it as a stream, or null when there is no such file. */
  async open(filename: string, range?: ByteRange): Promise<OpenFile | null> {
    return storedName.test(filename) ? orUnavailable('media', () => this.store.open(filename, range)) : null;
  }

  /** The size in bytes, without reading the file; null when there is no such file. */
  async size(filename: string): Promise<number | null> {
    return storedName.test(filename) ? orUnavailable('media', () => this.store.size(filename)) : null;
  }

  /** Removes all files whose names begin with `stem`. */
  async removeAll(stem: string): Promise<void> {
    for (const key of await orUnavailable('media', () => this.store.list(stem)))
      await orUnavailable('media', () => this.store.delete(key));
  }
}

/** Runs a call to a store. @throws Unavailable when the store cannot be reached; the log names the store */
export async function orUnavailable<T>(store: 'media' | 'quarantine', work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    logger.error({ err: error }, `${store} store failed`);
    throw new Unavailable();
  }
}
