import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, isUniqueViolation } from '../database/index.js';
import { Secret } from './secret.entity.js';

const name = 'admin-token';

/** The key that signs admin tokens: random, made once, the same for every copy of the service. */
@Injectable()
export class JwtSecret {
  private known: Promise<KeyObject> | undefined;

  constructor(private readonly database: Database) {}

  /** A key and not its text: with that jsonwebtoken would look at each request whether it is a public key's. */
  get(): Promise<KeyObject> {
    this.known ??= this.readOrMake()
      .then(keyOf)
      .catch((error: unknown) => {
        this.known = undefined;
        throw error;
      });
    return this.known;
  }

  private async readOrMake(): Promise<string> {
    const stored = await this.read();
    if (stored) return stored;
    try {
      await this.database.write((tx) => tx.insert(Secret, { name, value: randomBytes(48).toString('base64url') }));
    } catch (error) {
      // Another copy was first.
      if (!isUniqueViolation(error)) throw error;
    }
    return (await this.read()) as string;
  }

  private async read(): Promise<string | null> {
    return (await this.database.read.findOneBy(Secret, { name }))?.value ?? null;
  }
}

const keyOf = (text: string): KeyObject => createSecretKey(Buffer.from(text));
