import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, ignoreTaken } from '../database/index.js';
import { Secret } from './secret.entity.js';

const name = 'admin-token';

/** The key that signs admin tokens: random, created once, shared by all copies of the service. */
@Injectable()
export class JwtSecret {
  private known: Promise<KeyObject> | undefined;

  constructor(private readonly database: Database) {}

  /** A key object, because jsonwebtoken checks on every request whether a text is a public key. */
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
    const value = randomBytes(48).toString('base64url');
    // When another copy has stored its key first, that key is used.
    await this.database.write((tx) => tx.insert(Secret, { name, value })).catch(ignoreTaken);
    return (await this.read()) as string;
  }

  private async read(): Promise<string | null> {
    return (await this.database.read.findOneBy(Secret, { name }))?.value ?? null;
  }
}

const keyOf = (text: string): KeyObject => createSecretKey(Buffer.from(text));
