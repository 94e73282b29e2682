import { Column, Entity } from 'typeorm';
import { VersionedEntity } from '../../database/entity.js';

/** A certificate of the company. All pages read it from this one list. */
@Entity('certificate')
export class Certificate extends VersionedEntity {
  /** For example «ISO 22000». */
  @Column({ type: 'varchar', length: 100 })
  name: string;

  /** What it certifies, in a few words. */
  @Column({ type: 'varchar', length: 300 })
  description: string;

  @Column({ type: 'varchar', length: 200, nullable: true })
  issuer: string | null;

  @Column({ type: 'varchar', length: 100, nullable: true })
  number: string | null;

  /** The last day of validity, `2027-03-20`. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  validUntil: string | null;

  /** The address of a file in the media library. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  scan: string | null;

  @Column({ type: 'boolean' })
  onHome: boolean;

  @Column({ type: 'boolean' })
  onProduct: boolean;

  @Column({ type: 'boolean' })
  onAbout: boolean;

  @Column({ type: 'integer' })
  position: number;
}
