import { ApiError } from './errors';

interface Result<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** The body of a successful call; undefined without a body. Throws {@link ApiError} for an error response. */
export function dataOf<Data>({ data, error, response }: Result<Data>): Data {
  if (!response.ok) throw ApiError.of(response, error);
  return data as Data;
}

/** The length of the whole list, from X-Total-Count; 0 without that header. */
export function totalOf(response: Response): number {
  return Number(response.headers.get('x-total-count') ?? 0);
}

/** One page of a list and the length of the whole list. Throws like {@link dataOf}. */
export function pageOf<Item>(result: Result<Item[]>): { items: Item[]; total: number } {
  return { items: dataOf(result), total: totalOf(result.response) };
}
