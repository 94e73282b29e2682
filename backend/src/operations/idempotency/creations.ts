import { Injectable } from '@nestjs/common';
import { IdempotencyKeyReused } from '../../common/errors/index.js';
import type { CreationKey } from '../../common/http/idempotency-key.js';
import { Database } from '../../database/index.js';
import type { Author } from '../audit/record-change.js';
import { Creation } from './creation.entity.js';

/** Lets admins make things once, however often they send the same request (D7). */
@Injectable()
export class Creations {
  constructor(private readonly database: Database) {}

  /**
   * Runs `make` as an admin whose change carries the key, which `recordChange` keeps; for a key that was used before, answers
   * by `read` what was made then. Without a key there is nothing to keep.
   * @throws IdempotencyKeyReused when that request asked for something else; what `make` and `read` throw
   */
  async once<T, Who extends Author>(
    admin: Who,
    creation: CreationKey | null,
    make: (admin: Who) => Promise<T>,
    read: (subjectId: number) => Promise<T>,
  ): Promise<T> {
    if (!creation) return make(admin);
    const earlier = await this.earlier(admin, creation);
    if (earlier !== null) return read(earlier);
    try {
      return await make({ ...admin, creation });
    } catch (error) {
      // A retry at the same moment runs into a unique index: that of the keys, or one of the thing itself.
      const twin = await this.earlier(admin, creation);
      if (twin === null) throw error;
      return read(twin);
    }
  }

  private async earlier({ id: adminId }: Author, { operation, key, hash }: CreationKey): Promise<number | null> {
    const creation = await this.database.read.findOneBy(Creation, { adminId, operation, requestKey: key });
    if (creation && creation.requestHash !== hash) throw new IdempotencyKeyReused();
    return creation?.subjectId ?? null;
  }
}
