import * as z from 'zod/mini';
import { customerFields } from '../../customer-fields';
import { copy } from './copy';

const text = copy.comments;
const needed = (error: string) => z.string().check(z.trim(), z.minLength(1, { error }));

/** The comment form (spec §2). Names and limits are the API's. */
export const commentSchema = z.object({
  name: needed(text.nameRequired),
  email: customerFields.email,
  comment: needed(text.textRequired),
});
