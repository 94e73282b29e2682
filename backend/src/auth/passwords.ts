import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Unavailable } from '../common/errors/index.js';
import { SerialQueue } from '../common/serial-queue.js';

/** `Algorithm.Argon2id`, which isolated modules cannot import. */
const argon2id = 2;
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A hash occupies a core for about 30 ms, and a thread of Node's pool, which file and DNS operations need too. A
 * thousand logins at once delayed all other requests by half a minute. So two hashes run at once, and a login that
 * would wait for seconds is refused.
 */
const lanes = 2;
const mostInLane = 32;
const retryAfterSeconds = 2;

/** Every login computes one hash, also for an unknown user, so that the response time reveals nothing. */
@Injectable()
export class Passwords {
  private readonly dummy = hash('no account has this password', cost);
  private readonly lanes = Array.from({ length: lanes }, () => new SerialQueue());

  /** @throws Unavailable when too many calls wait */
  hash(password: string): Promise<string> {
    return this.inLane(() => hash(password.normalize('NFC'), cost));
  }

  /**
   * False for a wrong password and, after the same work, for an account that does not exist (`stored` null).
   * @throws Unavailable when too many calls wait
   */
  async matches(password: string, stored: string | null): Promise<boolean> {
    const same = await this.inLane(async () => verify(stored ?? (await this.dummy), password.normalize('NFC')));
    return same && stored !== null;
  }

  private async inLane<T>(work: () => Promise<T>): Promise<T> {
    const lane = this.lanes.reduce((shortest, each) => (each.length < shortest.length ? each : shortest));
    if (lane.length >= mostInLane) throw new Unavailable(retryAfterSeconds);
    return lane.run(work);
  }
}
