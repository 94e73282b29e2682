import type { WithVersion } from './client';
import type { components } from './schema';

export { onAdminSessionEnded, setAdminToken } from './admin-session';
export {
  COMMENTS_PER_PAGE,
  publishedCommentsQuery,
  publishedPostQuery,
  type PublishedComment,
  type PublishedPost,
} from './blog';
export { api, createApi, setSiteOrigin, type Api, type ApiMiddleware, type ApiPaths } from './client';
export { contentQuery, sectionOf, type Section, type SectionId } from './content';
export { companyQuery, customerQuery, logOut, setCustomer, type Customer } from './customer';
export {
  ApiError,
  NetworkError,
  reasonUnlessServerError,
  reasonOf,
  type FieldConflict,
  type FieldError,
} from './errors';
export { newIdempotencyKey } from './idempotency-key';
export { dataOf, pageOf, totalOf } from './results';
export { settingsQuery, type Settings } from './settings';
export { setShellOrigin, siteStatusQuery, type SiteRelease, type SiteStatus } from './site-status';
export type { Fetch } from './transport';
export { uploadTransport } from './upload';

/** The API's schemas by name: `Schemas['Product']`. */
export type Schemas = components['schemas'];

/** A request body by its schema's name, with `version` required: `Versioned<'UpdateSettings'>`. */
export type Versioned<Name extends keyof Schemas> = WithVersion<Schemas[Name]>;
