import { Redis } from 'ioredis';

/** A connection whose commands fail at once while Redis is away, so that nobody waits for it. It reconnects by itself. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    retryStrategy: (times) => Math.min(times * 100, 2_000),
  });
  // Errors of the connection are ignored here, because each command fails as well and its caller handles that.
  redis.on('error', () => undefined);
  return redis;
}
