import * as z from 'zod/mini';
import type { MediaItem } from '../../media/get-media';
import { copy } from './copy';

const words = copy.details;
const NAME_LIMIT = 200;
const ALT_LIMIT = 300;
const MOST_TAGS = 20;
const LONGEST_TAG = 40;

/** Tags as the API stores them, or as a person types them: separated by commas of either script. */
export function tagsOf(text: string): string[] {
  return text
    .split(/[,،;؛\n]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

const areSound = (typed: string) =>
  tagsOf(typed).length <= MOST_TAGS && tagsOf(typed).every((tag) => [...tag].length <= LONGEST_TAG);

/** The limits are those of the API. */
export const mediaSchema = z.object({
  originalFilename: z
    .string()
    .check(z.trim(), z.minLength(1, words.nameRequired), z.maxLength(NAME_LIMIT, words.nameTooLong)),
  alt: z.string().check(z.trim(), z.maxLength(ALT_LIMIT, words.altTooLong)),
  tags: z.string().check(z.refine(areSound, words.tagsTooMany)),
});

export type MediaFormValues = z.infer<typeof mediaSchema>;

/** Tags are typed with the Persian comma. */
export function mediaValues(item?: MediaItem): MediaFormValues {
  const { originalFilename = '', alt = '', tags = '' } = item ?? {};
  return { originalFilename, alt, tags: tagsOf(tags).join('، ') };
}
