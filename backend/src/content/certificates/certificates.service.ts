import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Admin } from '../../auth/index.js';
import { hasWords } from '../../common/search/index.js';
import { bumpRevision, Database } from '../../database/index.js';
import { recordMediaUses } from '../../media/index.js';
import { recordChange, refuseStale } from '../../operations/audit/index.js';
import { CertificateChangedMeanwhile, CertificateNotFound } from './certificates.errors.js';
import { Certificate } from './certificate.entity.js';
import { CertificateDto, type SaveCertificateDto } from './certificates.dto.js';

/** The one list of certificates that every page takes its own from. */
@Injectable()
export class CertificatesService {
  constructor(private readonly database: Database) {}

  /** By position. */
  list(): Promise<Certificate[]> {
    return this.database.read.find(Certificate, { order: { position: 'ASC', id: 'ASC' } });
  }

  /** Those with every word of the question in a text, by position. */
  async find(question: string): Promise<Certificate[]> {
    const textsOf = ({ name, description, issuer, number }: Certificate) => [name, description, issuer, number];
    return (await this.list()).filter((certificate) => hasWords(textsOf(certificate), question));
  }

  /** Throws {@link CertificateNotFound}. */
  get(id: number): Promise<Certificate> {
    return found(this.database.read, id);
  }

  /** Comes last unless the form says where. Throws ValidationFailed for a scan that the library does not have. */
  create(form: SaveCertificateDto, admin: Admin): Promise<Certificate> {
    return this.database.write(async (tx) => {
      await bumpRevision(tx);
      const last = (await tx.maximum(Certificate, 'position')) ?? 0;
      const none = { issuer: null, number: null, validUntil: null, scan: null };
      const certificate = tx.create(Certificate, { ...none, position: last + 1, ...given(form), version: 1 });
      const saved = await stored(tx, certificate);
      await record(tx, admin, { action: 'createCertificate', before: null, after: saved });
      return saved;
    });
  }

  /** Throws {@link CertificateNotFound}, {@link CertificateChangedMeanwhile}, ValidationFailed as {@link create}. */
  update(id: number, form: SaveCertificateDto, admin: Admin): Promise<Certificate> {
    return this.database.write(async (tx) => {
      await bumpRevision(tx);
      const before = await found(tx, id);
      const edited = { mine: form, theirs: CertificateDto.of(before) };
      await refuseStale(tx, { subject: 'certificate', id }, edited, CertificateChangedMeanwhile);
      const next = { ...before, ...given(form), version: before.version + 1 };
      const saved = await stored(tx, tx.create(Certificate, next));
      await record(tx, admin, { action: 'updateCertificate', before, after: saved });
      return saved;
    });
  }

  /** Throws {@link CertificateNotFound}. */
  remove(id: number, admin: Admin): Promise<void> {
    return this.database.write(async (tx) => {
      await bumpRevision(tx);
      const removed = await found(tx, id);
      await recordMediaUses(tx, placeOf(removed), []);
      await tx.delete(Certificate, { id });
      await record(tx, admin, { action: 'deleteCertificate', before: removed, after: null });
    });
  }
}

/** What the form says; a field that was left out stays as it is. */
function given(form: SaveCertificateDto): Partial<Certificate> {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));
}

function placeOf({ id, name }: Certificate) {
  return { place: 'certificate', placeId: id, title: name } as const;
}

async function stored(tx: EntityManager, certificate: Certificate): Promise<Certificate> {
  const saved = await tx.save(certificate);
  await recordMediaUses(tx, placeOf(saved), [{ field: 'scan', text: saved.scan }]);
  return saved;
}

interface Change {
  action: string;
  before: Certificate | null;
  after: Certificate | null;
}

async function record(tx: EntityManager, admin: Admin, { action, before, after }: Change): Promise<void> {
  const [old, now] = [before, after].map((each) => each && CertificateDto.of(each));
  const subjectId = (after ?? before)?.id ?? 0;
  await recordChange(tx, admin, { action, subject: 'certificate', subjectId, before: old ?? null, after: now ?? null });
}

async function found(tx: EntityManager, id: number): Promise<Certificate> {
  const certificate = await tx.findOneBy(Certificate, { id });
  if (!certificate) throw new CertificateNotFound(id);
  return certificate;
}
