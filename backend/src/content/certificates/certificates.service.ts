import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual, type EntityManager } from 'typeorm';
import type { Admin } from '../../auth/index.js';
import { warnedUntil } from '../../common/validity.js';
import { hasWords } from '../../common/search/index.js';
import { bumpRevision, Database, findOrThrow } from '../../database/index.js';
import { MediaPlaces, recordMediaUses } from '../../media/index.js';
import { recordChange, saveChange } from '../../operations/audit/index.js';
import { CertificateChangedMeanwhile, CertificateNotFound } from './certificates.errors.js';
import { Certificate } from './certificate.entity.js';
import { CertificateDto, type SaveCertificateDto, type UpdateCertificateDto } from './certificates.dto.js';

@Injectable()
export class CertificatesService {
  constructor(
    private readonly database: Database,
    places: MediaPlaces,
  ) {
    places.onMove('certificate', async (tx, ids, { withNewAddresses }) => {
      for (const { id, scan } of await tx.findBy(Certificate, { id: In(ids.map(Number)) }))
        await tx.update(Certificate, { id }, { scan: scan && withNewAddresses(scan) });
    });
  }

  list(): Promise<Certificate[]> {
    return this.database.read.find(Certificate, { order: { position: 'ASC', id: 'ASC' } });
  }

  /** Certificates with every word of the question in one of their texts, sorted by position. */
  async find(question: string): Promise<Certificate[]> {
    const textsOf = ({ name, description, issuer, number }: Certificate) => [name, description, issuer, number];
    return (await this.list()).filter((certificate) => hasWords(textsOf(certificate), question));
  }

  /** How many certificates have expired or expire within 30 days. */
  countExpiring(now: Date): Promise<number> {
    return this.database.read.countBy(Certificate, { validUntil: LessThanOrEqual(warnedUntil(now)) });
  }

  get(id: number): Promise<Certificate> {
    return findOrThrow(this.database.read, Certificate, id, CertificateNotFound);
  }

  /** Adds it at the end unless the form gives a position. Throws ValidationFailed for an unknown scan. */
  create(form: SaveCertificateDto, admin: Admin): Promise<Certificate> {
    return this.database.write(async (tx) => {
      await bumpRevision(tx);
      const last = (await tx.maximum(Certificate, 'position')) ?? 0;
      const none = { issuer: null, number: null, validUntil: null, scan: null };
      const certificate = tx.create(Certificate, { ...none, position: last + 1, ...fieldsOf(form), version: 1 });
      const saved = await stored(tx, certificate);
      await recordChange(tx, admin, { action: 'createCertificate', after: CertificateDto.of(saved) });
      return saved;
    });
  }

  update(id: number, form: UpdateCertificateDto, admin: Admin): Promise<Certificate> {
    return this.database.writePublic(async (tx) => {
      const before = await findOrThrow(tx, Certificate, id, CertificateNotFound);
      return saveChange(tx, admin, {
        action: 'updateCertificate',
        id,
        form,
        error: CertificateChangedMeanwhile,
        stored: before,
        stateOf: (certificate) => CertificateDto.of(certificate),
        next: () => tx.create(Certificate, { ...before, ...fieldsOf(form), version: before.version }),
        store: (certificate, version) => stored(tx, Object.assign(certificate, { version })),
      });
    });
  }

  remove(id: number, admin: Admin, expectedVersion: number | null): Promise<void> {
    return this.database.write(async (tx) => {
      await bumpRevision(tx);
      const removed = await findOrThrow(tx, Certificate, id, CertificateNotFound);
      await recordMediaUses(tx, placeOf(removed), []);
      await tx.delete(Certificate, { id });
      const before = CertificateDto.of(removed);
      await recordChange(tx, admin, { action: 'deleteCertificate', before, expectedVersion });
    });
  }
}

/** The fields that the form has; a field that was left out keeps its value. */
function fieldsOf(form: SaveCertificateDto): Partial<Certificate> {
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
