import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

export type Certificate = Schemas['CertificateDto'];

/** The pages of the site that may name one. */
export const PLACES = ['onHome', 'onProduct', 'onAbout'] as const;

export const certificatesQuery = queryOptions({
  queryKey: ['admin', 'certificates'],
  queryFn: ({ signal }) => api.GET('/certificates', { signal }).then(dataOf),
  staleTime: 0,
});
