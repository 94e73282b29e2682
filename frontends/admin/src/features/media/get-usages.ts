import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

export type MediaUse = Schemas['MediaUseDto'];

/** What shows a file. */
export const usagesQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'media', 'usages', id],
    queryFn: ({ signal }) => api.GET('/media/{id}/usages', { params: { path: { id } }, signal }).then(dataOf),
    staleTime: 0,
  });

const SCREENS: Record<MediaUse['place'], (id: string) => string> = {
  product: (id) => `/admin/products?product=${id}`,
  section: (id) => `/admin/content?tab=${id}`,
  post: (id) => `/admin/blog/edit?post=${id}`,
  seller: (id) => `/admin/sellers?seller=${id}`,
  certificate: (id) => `/admin/content/certificates?certificate=${id}`,
};

/** Where the thing that shows a file is edited. */
export const addressOf = ({ place, placeId }: MediaUse) => SCREENS[place](encodeURIComponent(placeId));
