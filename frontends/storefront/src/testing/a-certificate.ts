import type { Schemas } from '@afshoreh/api-client';

type Certificate = Schemas['CertificateDto'];

/** A certificate of which nothing is known but what it is; on no page unless told. */
export function aCertificate(changes: Partial<Certificate> & Pick<Certificate, 'id' | 'name'>): Certificate {
  return {
    description: 'بازرسی و آزمون مستقل کالا',
    ...{ issuer: null, number: null, validUntil: null, scan: null },
    ...{ onHome: false, onProduct: false, onAbout: false, position: changes.id, version: 1 },
    ...changes,
  };
}

/** As they are listed at first. */
export const certificates: Certificate[] = [
  aCertificate({ id: 1, name: 'ISO 22000', onHome: true, onProduct: true }),
  aCertificate({ id: 2, name: 'ISO 9001', onAbout: true }),
  aCertificate({ id: 3, name: 'HACCP', onHome: true, onProduct: true, onAbout: true }),
  aCertificate({ id: 4, name: 'SGS', onHome: true, onProduct: true }),
  aCertificate({ id: 5, name: 'استاندارد ملی ایران', onAbout: true }),
];
