import { Column, PrimaryGeneratedColumn } from 'typeorm';

export abstract class EntityWithId {
  @PrimaryGeneratedColumn()
  id: number;
}

export abstract class VersionedEntity extends EntityWithId {
  /** For optimistic locking, so that one admin cannot overwrite another's change unseen. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
