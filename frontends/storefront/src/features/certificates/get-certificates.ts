import { queryOptions } from '@afshoreh/contracts/query';
import { api, dataOf, type Schemas } from '@afshoreh/api-client';

export type Certificate = Schemas['Certificate'];

/** The pages that show certificates; the product list uses `product`. */
export type CertificatePlace = 'home' | 'product' | 'about';

const flags = { home: 'onHome', product: 'onProduct', about: 'onAbout' } as const;

/** All certificates: every page picks its own from this one list. */
export const certificatesQuery = queryOptions({
  queryKey: ['certificates'],
  queryFn: ({ signal }) => api.GET('/certificates', { signal }).then(dataOf),
});

/** The last second of a day in Tehran, in epoch milliseconds. */
const endOf = (day: string) => Date.parse(`${day}T23:59:59+03:30`);

/** A certificate that a reader can check with its issuer. */
export type ValidCertificate = Certificate & { number: string; issuer: string; validUntil: string };

const isProven = (certificate: Certificate): certificate is ValidCertificate =>
  Boolean(certificate.number && certificate.issuer && certificate.validUntil);

/**
 * The valid certificates for a place. It leaves out expired ones, and those without number, issuer or last day, because they
 * prove nothing.
 */
export function certificatesOf(
  certificates: Certificate[],
  place: CertificatePlace,
  now = Date.now(),
): ValidCertificate[] {
  return certificates
    .filter(isProven)
    .filter((certificate) => certificate[flags[place]] && endOf(certificate.validUntil) >= now);
}
