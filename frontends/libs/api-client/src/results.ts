import { ApiError } from './errors';

interface Result<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** What a call answered; throws {@link ApiError} when the server refused or failed. Nothing for an answer without a body. */
export function dataOf<Data>({ data, error, response }: Result<Data>): Data {
  if (!response.ok) throw ApiError.of(response, error);
  return data as Data;
}

/** How many items the whole list has, beyond this page (X-Total-Count); 0 when the answer does not say. */
export function totalOf(response: Response): number {
  return Number(response.headers.get('x-total-count') ?? 0);
}

/** One page of a list and how many items the whole list has; throws as {@link dataOf} does. */
export function pageOf<Item>(result: Result<Item[]>): { items: Item[]; total: number } {
  return { items: dataOf(result), total: totalOf(result.response) };
}
