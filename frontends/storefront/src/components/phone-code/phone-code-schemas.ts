import { toLatinDigits } from '@afshoreh/persian';
import { typedPhone } from '@afshoreh/ui/form';
import * as z from 'zod/mini';
import { copy } from './copy';

export const phoneSchema = z.object({ phone: typedPhone({ invalid: copy.phoneWrong }, 10) });

/** Six digits of any script, with or without spaces. The server normalises them. */
export const typedCode = z.string().check(
  z.trim(),
  z.refine((typed) => /^\d{6}$/.test(toLatinDigits(typed).replace(/\s/g, '')), { error: copy.codeWrong }),
);
