import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { Rate } from './limit.js';

/** The library's windows in Redis, shared by all copies of the service. Redis deletes expired ones. */
export class RedisWindows extends RateLimiterRedis {
  /** @param name of the limit, the prefix of its keys */
  constructor(redis: Redis, name: string, { limit, seconds }: Rate) {
    super({ storeClient: redis, keyPrefix: `afshoreh:limit:${name}`, points: limit, duration: seconds });
  }

  /** A key may be an e-mail address, so Redis holds hashes only. */
  override getKey(key: string): string {
    return super.getKey(createHash('sha256').update(key).digest('hex'));
  }
}
