import { rangesOf, readingsOf } from '../common/search/index.js';
import { largestId } from '../common/validation/index.js';

/** A SELECT of the `orderId` of every order that a question finds, each once, with its parameters. */
interface FoundOrders {
  sql: string;
  parameters: Record<string, string | number>;
}

/**
 * What the admin's search finds: the beginning of a word of the name or several words in any order, the beginning or the
 * end of the phone, the tracking code or its beginning, the number of the order. The middle of a word is not looked for:
 * every part of the question is a range of the index of `order_search_term`. Null for a blank question.
 */
export function ordersFoundBy(question: string): FoundOrders | null {
  if (question.trim() === '') return null;
  const parameters: FoundOrders['parameters'] = {};
  const named = (value: string | number): string => {
    const name = `search${Object.keys(parameters).length}`;
    parameters[name] = value;
    return `:${name}`;
  };
  const readings = readingsOf(question)
    .filter((words) => words.length > 0)
    .map((words) => inAll(words.map((word) => ordersOf(word, named))));
  return { sql: readings.join(' UNION ') || 'SELECT id AS orderId FROM orders WHERE 1 = 0', parameters };
}

type Named = (value: string | number) => string;

function ordersOf(word: string, named: Named): string {
  const parts = rangesOf(word).map(
    ({ from, to }) => `SELECT orderId FROM order_search_term WHERE term >= ${named(from)} AND term < ${named(to)}`,
  );
  if (/^\d{1,10}$/.test(word) && Number(word) <= largestId)
    parts.push(`SELECT id AS orderId FROM orders WHERE id = ${named(Number(word))}`);
  // UNION leaves one of each; a single part has to be told.
  return parts.length > 1 ? parts.join(' UNION ') : parts.join('').replace('SELECT', 'SELECT DISTINCT');
}

function inAll(sets: string[]): string {
  if (sets.length === 1) return sets.join('');
  const [first, ...others] = sets.map((set, index) => `(${set}) word${index}`);
  const joins = others.map((set, index) => `INNER JOIN ${set} ON word${index + 1}.orderId = word0.orderId`);
  return `SELECT word0.orderId FROM ${first} ${joins.join(' ')}`;
}
