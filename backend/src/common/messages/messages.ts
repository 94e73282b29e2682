import { EventEmitter } from 'node:events';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Env } from '../../config/index.js';
import { connectRedis } from '../redis.js';

/** The subjects of messages: the revision of public data has changed, or the orders have. */
export type Topic = 'revision' | 'orders';

const channel = 'afshoreh:changed';

/**
 * Tells all copies of the API that something has changed, through Redis; without Redis only this copy. A message names its
 * topic alone, and listeners read the change in the database. A message can be lost, so listeners must also look by
 * themselves, but may do that less often while messages arrive (docs/decisions/0045).
 */
@Injectable()
export class Messages implements OnApplicationShutdown {
  private readonly topics = new EventEmitter<Record<Topic, []>>();
  private readonly sender: Redis | undefined;
  private readonly receiver: Redis | undefined;
  private isSubscribed = false;

  constructor({ redisUrl }: Env) {
    if (!redisUrl) return;
    this.sender = connectRedis(redisUrl);
    this.receiver = connectRedis(redisUrl);
    this.receiver.on('ready', () => void this.subscribe(this.receiver as Redis));
    this.receiver.on('close', () => (this.isSubscribed = false));
    this.receiver.on('message', (_channel, topic: Topic) => this.topics.emit(topic));
  }

  /** Whether the messages of other copies arrive. */
  get areReceived(): boolean {
    return this.isSubscribed;
  }

  /** Calls `listener` after each message about the topic. The listener must not throw. */
  on(topic: Topic, listener: () => void): void {
    this.topics.on(topic, listener);
  }

  /** Call it after the commit. Does not wait and never fails. */
  publish(topic: Topic): void {
    // Redis sends the message to this copy as well.
    if (this.sender?.status === 'ready' && this.isSubscribed)
      this.sender.publish(channel, topic).catch(() => undefined);
    else this.topics.emit(topic);
  }

  onApplicationShutdown(): void {
    this.topics.removeAllListeners();
    this.sender?.disconnect();
    this.receiver?.disconnect();
  }

  /** Messages that were sent while the connection was away are lost, so every listener looks. */
  private async subscribe(receiver: Redis): Promise<void> {
    await receiver.subscribe(channel).catch(() => undefined);
    this.isSubscribed = receiver.status === 'ready';
    for (const topic of this.topics.eventNames()) this.topics.emit(topic);
  }
}
