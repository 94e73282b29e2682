import * as z from 'zod/mini';
import { SAMPLE_VERDICTS } from '@afshoreh/ui/sample';
import { copy } from './copy';

/** The limits are those of the API (openapi.json). */
export const feedbackSchema = z.object({
  verdict: z.enum(SAMPLE_VERDICTS, { error: copy.verdictMissing }),
  feedback: z.string().check(z.trim(), z.maxLength(2000, { error: copy.feedbackLong })),
});
