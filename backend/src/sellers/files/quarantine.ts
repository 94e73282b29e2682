import { Injectable } from '@nestjs/common';
import { storeFor, type ObjectStore } from '@afshoreh/storage';
import { Env } from '../../config/index.js';
import { orUnavailable } from '../../media/index.js';

/** The store of files that are never public. Each call throws {@link Unavailable} when the store cannot be reached. */
@Injectable()
export class Quarantine {
  private readonly store: ObjectStore;

  constructor(env: Env) {
    this.store = storeFor('quarantine', env);
  }

  put(name: string, bytes: Buffer, type: string): Promise<void> {
    return orUnavailable('quarantine', () => this.store.put(name, bytes, { type }));
  }

  get(name: string): Promise<Buffer | null> {
    return orUnavailable('quarantine', () => this.store.get(name));
  }

  delete(name: string): Promise<void> {
    return orUnavailable('quarantine', () => this.store.delete(name));
  }
}
