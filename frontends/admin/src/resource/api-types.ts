import type { ApiPaths } from '@afshoreh/api-client';

type Path = keyof ApiPaths;
type Call<At extends string, Method extends string> = At extends Path
  ? Method extends keyof ApiPaths[At]
    ? ApiPaths[At][Method]
    : never
  : never;
type ResponseOf<Endpoint> = Endpoint extends { responses: { 200: { content: { 'application/json': infer Body } } } }
  ? Body
  : never;
type RequestOf<Endpoint> = Endpoint extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : never;
type Records = readonly { id: number }[];
/** The records of a response: the response itself, or one of its fields. */
type Listed<Body> = Body extends readonly (infer Item)[]
  ? Extract<Item, { id: number }>
  : Body extends object
    ? Extract<Body[keyof Body], Records>[number]
    : never;
/** Some lists contain less for visitors than for staff. Only records for staff have a version. */
type OfStaff<Item> = [Extract<Item, { version: number }>] extends [never] ? Item : Extract<Item, { version: number }>;

/** A path of the API whose GET returns records. */
export type ListPath = {
  [At in Path]: [Listed<ResponseOf<Call<At, 'get'>>>] extends [never] ? never : At;
}[Path];

/** One record as the list at `List` returns it. */
export type ItemOf<List extends string> = Extract<OfStaff<Listed<ResponseOf<Call<List, 'get'>>>>, { id: number }>;

/** One record as `GET {List}/{id}` returns it, or as the list does when there is no such call. */
export type DetailsOf<List extends string> = [ResponseOf<Call<`${List}/{id}`, 'get'>>] extends [never]
  ? ItemOf<List>
  : ResponseOf<Call<`${List}/{id}`, 'get'>>;

/** The query parameters of the list at `List`: filters, sort and page. */
export type QueryOf<List extends string> =
  Call<List, 'get'> extends { parameters: { query?: infer Query } }
    ? [NonNullable<Query>] extends [never]
      ? object
      : NonNullable<Query>
    : object;

/** The body of a request that adds or changes a record at `Write`. The version is added by `save`. */
export type BodyOf<Write extends string> =
  RequestOf<Call<Write, 'post'>> | Omit<RequestOf<Call<`${Write}/{id}`, 'put'>>, 'version'>;
