import type { Schemas } from '@afshoreh/api-client';

type Certificate = Schemas['Certificate'];

/** A valid certificate with all its proof; it is shown on every page unless the changes say otherwise. */
export function aCertificate(changes: Partial<Certificate> & Pick<Certificate, 'id' | 'name'>): Certificate {
  return {
    description: 'بازرسی و آزمون مستقل کالا',
    issuer: 'مؤسسهٔ گواهی',
    number: `FS-${changes.id}`,
    validUntil: '2099-03-20',
    scan: null,
    onHome: true,
    onProduct: true,
    onAbout: true,
    position: changes.id,
    version: 1,
    ...changes,
  };
}

/** Two certificates that visitors see, one that is not filled in, and one that has expired. */
export const certificates: Certificate[] = [
  aCertificate({ id: 1, name: 'ISO 22000' }),
  aCertificate({ id: 2, name: 'HACCP' }),
  aCertificate({ id: 3, name: 'ISO 9001', number: null }),
  aCertificate({ id: 4, name: 'استاندارد ملی ایران', validUntil: '2024-03-19' }),
];
