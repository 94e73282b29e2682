import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** `Algorithm.Argon2id`, which isolated modules cannot import. */
const argon2id = 2;
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id. Every login costs one hash, whether the user exists or not, so that time tells nothing. */
@Injectable()
export class Passwords {
  private readonly dummy = hash('no account has this password', cost);

  hash(password: string): Promise<string> {
    return hash(password.normalize('NFC'), cost);
  }

  /** False for a wrong password and, after the same work, for an account that does not exist (`stored` null). */
  async matches(password: string, stored: string | null): Promise<boolean> {
    const same = await verify(stored ?? (await this.dummy), password.normalize('NFC'));
    return same && stored !== null;
  }
}
