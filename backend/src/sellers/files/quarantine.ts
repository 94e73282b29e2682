import { Injectable } from '@nestjs/common';
import { storeFor, type ObjectStore } from '@afshoreh/storage';
import { Unavailable } from '../../common/errors/index.js';
import { logger } from '../../common/http/index.js';
import { Env } from '../../config/index.js';

/** The bytes of what strangers sent: a store that nothing serves. Each call throws {@link Unavailable} when it is away. */
@Injectable()
export class Quarantine {
  private readonly store: ObjectStore;

  constructor(env: Env) {
    this.store = storeFor('quarantine', env);
  }

  put(name: string, bytes: Buffer, type: string): Promise<void> {
    return reached(() => this.store.put(name, bytes, { type }));
  }

  get(name: string): Promise<Buffer | null> {
    return reached(() => this.store.get(name));
  }

  delete(name: string): Promise<void> {
    return reached(() => this.store.delete(name));
  }
}

async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    logger.error({ err: error }, 'quarantine store failed');
    throw new Unavailable();
  }
}
