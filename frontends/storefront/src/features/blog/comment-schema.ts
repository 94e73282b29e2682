import * as z from 'zod/mini';
import { customerFields } from '../../customer-fields';
import { copy } from './copy';

const text = copy.comments;
const needed = (error: string) => z.string().check(z.trim(), z.minLength(1, { error }));

/** The comment form. Names and limits are those of the API. */
export const commentSchema = z.object({
  name: needed(text.nameRequired),
  email: customerFields.email,
  comment: needed(text.textRequired),
});
