import { queryOptions } from '@afshoreh/contracts/query';
import { api, dataOf, type Schemas } from '@afshoreh/api-client';

export type Certificate = Schemas['CertificateDto'];

/** The pages that name certificates (spec §2). */
export type CertificatePlace = 'home' | 'product' | 'about';

const flags = { home: 'onHome', product: 'onProduct', about: 'onAbout' } as const;

/** All of them: every page takes its own from the one list. */
export const certificatesQuery = queryOptions({
  queryKey: ['certificates'],
  queryFn: ({ signal }) => api.GET('/certificates', { signal }).then(dataOf),
});

export function certificatesOf(certificates: Certificate[], place: CertificatePlace): Certificate[] {
  return certificates.filter((certificate) => certificate[flags[place]]);
}
