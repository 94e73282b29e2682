import type { EntityManager } from 'typeorm';
import type { Database } from './database.js';
import { isUniqueViolation } from './unique.js';

interface Identified {
  id: number;
  externalId: string | null;
}

/** Refuses an external id that another record of its kind has. */
export class ExternalIds {
  constructor(
    private readonly kind: new () => Identified,
    private readonly taken: new (externalId: string, existingId: number) => Error,
  ) {}

  /** Throws the error of the kind when another record than `own` has this external id. */
  async refuseTaken(manager: EntityManager, externalId: string | null | undefined, own?: number): Promise<void> {
    if (!externalId) return;
    const holder = await manager.findOne(this.kind, { select: { id: true }, where: { externalId } });
    if (holder && holder.id !== own) throw new this.taken(externalId, holder.id);
  }

  /**
   * For `.catch()` after a write that may run beside others of its kind: of two that store the same external id at once,
   * the second one violates the unique index.
   */
  ifTaken(database: Database, externalId: string | null | undefined): (error: unknown) => Promise<never> {
    return async (error) => {
      if (isUniqueViolation(error)) await this.refuseTaken(database.read, externalId);
      throw error;
    };
  }
}
