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

/** Every name that the store may be asked for; anything else is not looked up. */
const storedName = /^[0-9a-f]{32}(-\d{1,4})?\.(webp|avif|pdf)$/;

/** The files of the library: in a folder, or in a bucket. Each call throws {@link Unavailable} when the store is away. */
@Injectable()
export class MediaFiles {
  private readonly store: ObjectStore;

  constructor(env: Env) {
    this.store = storeFor('media', env);
  }

  async put(files: readonly NewFile[]): Promise<void> {
    for (const { filename, type, bytes } of files) {
      await reached(() => this.store.put(filename, bytes, { type }));
    }
  }

  /** The file or a part of it as a stream, or null when there is no such file. */
  async open(filename: string, range?: ByteRange): Promise<OpenFile | null> {
    return storedName.test(filename) ? reached(() => this.store.open(filename, range)) : null;
  }

  /** Its bytes, counted without reading them, or null when there is no such file. */
  async size(filename: string): Promise<number | null> {
    return storedName.test(filename) ? reached(() => this.store.size(filename)) : null;
  }

  /** Removes all files whose names begin with `stem`. */
  async removeAll(stem: string): Promise<void> {
    for (const key of await reached(() => this.store.list(stem))) await reached(() => this.store.delete(key));
  }
}

async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    logger.error({ err: error }, 'media store failed');
    throw new Unavailable();
  }
}
