import { phoneProblem, type PhoneProblem } from '@afshoreh/persian';
import * as z from 'zod/mini';

/** The message for each problem; `invalid` is the default. */
type PhoneMessages = Partial<Record<PhoneProblem, string>> & { invalid: string };

/** A typed phone number of at least `least` digits. The server normalises it. */
export const typedPhone = (messages: PhoneMessages, least?: number) =>
  z.string().check(
    z.trim(),
    z.refine((typed) => phoneProblem(typed, least) === null, {
      error: ({ input }) => messages[phoneProblem(input as string, least) ?? 'invalid'] ?? messages.invalid,
    }),
  );
