import * as z from 'zod/mini';
import { copy } from './copy';

/** The longest texts that the API accepts (openapi.json, AskQuoteChange). */
const LIMIT = { name: 100, text: 2000 } as const;

const text = (missing: string, limit: number) =>
  z.string().check(z.trim(), z.minLength(1, { error: missing }), z.maxLength(limit, { error: copy.tooLong(limit) }));

export const acceptSchema = z.object({ name: text(copy.nameMissing, LIMIT.name) });

export const changeSchema = z.object({
  name: text(copy.nameMissing, LIMIT.name),
  text: text(copy.messageMissing, LIMIT.text),
});
