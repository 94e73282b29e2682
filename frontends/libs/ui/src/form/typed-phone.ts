import { phoneProblem, type PhoneProblem } from '@afshoreh/persian';
import * as z from 'zod/mini';

/** What is said of each problem; `invalid` stands in for what has no sentence of its own. */
type PhoneMessages = Partial<Record<PhoneProblem, string>> & { invalid: string };

/** A phone number as people type it, of `least` digits (spec §5, D17); the server brings it into its one form. */
export const typedPhone = (messages: PhoneMessages, least?: number) =>
  z.string().check(
    z.trim(),
    z.refine((typed) => phoneProblem(typed, least) === null, {
      error: ({ input }) => messages[phoneProblem(input as string, least) ?? 'invalid'] ?? messages.invalid,
    }),
  );
