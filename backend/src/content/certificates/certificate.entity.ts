import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A certificate of the company, listed once for every page that names it (spec §1, §2). */
@Entity('certificate')
export class Certificate {
  @PrimaryGeneratedColumn()
  id: number;

  /** «ISO 22000». */
  @Column({ type: 'varchar', length: 100 })
  name: string;

  /** What it certifies, in half a sentence. */
  @Column({ type: 'varchar', length: 300 })
  description: string;

  @Column({ type: 'varchar', length: 200, nullable: true })
  issuer: string | null;

  @Column({ type: 'varchar', length: 100, nullable: true })
  number: string | null;

  /** The last day, `2027-03-20`. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  validUntil: string | null;

  /** Address of a file of the media library. */
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

  /** Counts changes: two admins do not overwrite each other unseen. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
