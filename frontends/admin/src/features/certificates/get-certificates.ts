import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';
import { copy } from './copy';

export type Certificate = Schemas['CertificateDto'];

/** The pages of the site that may name one. */
export const PLACES = ['onHome', 'onProduct', 'onAbout'] as const;

export const certificatesQuery = queryOptions({
  queryKey: ['admin', 'certificates'],
  queryFn: ({ signal }) => api.GET('/certificates', { signal }).then(dataOf),
  staleTime: 0,
});

/** A certificate as it is stored now, past every cache. @throws when it is gone */
export async function storedCertificate(id: number): Promise<Certificate> {
  const certificates = dataOf(await api.GET('/certificates', { cache: 'no-store' }));
  const certificate = certificates.find((each) => each.id === id);
  if (!certificate) throw new Error(copy.gone);
  return certificate;
}

/** The file of the certificates that the list would show. */
export async function exportCertificates(q: string): Promise<Blob> {
  return dataOf(await api.GET('/certificates/export', { params: { query: { q } }, parseAs: 'blob' }));
}
