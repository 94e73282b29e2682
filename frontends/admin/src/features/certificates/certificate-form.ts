import type { Schemas } from '@afshoreh/api-client';
import { formatDate, parsePersianDay } from '@afshoreh/persian';
import * as z from 'zod/mini';
import { copy } from './copy';
import type { Certificate } from './get-certificates';

const words = copy.form;
const isDay = (typed: string) => typed.trim() === '' || parsePersianDay(typed) !== null;

/** The limits are those of the API (openapi.json). */
export const certificateSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, words.nameRequired), z.maxLength(100, words.nameTooLong)),
  description: z.string().check(z.trim(), z.minLength(1, words.textRequired), z.maxLength(300, words.textTooLong)),
  issuer: z.string().check(z.trim(), z.maxLength(200, words.issuerTooLong)),
  number: z.string().check(z.trim(), z.maxLength(100, words.numberTooLong)),
  /** Of the Persian calendar. */
  validUntil: z.string().check(z.refine(isDay, words.dateWrong)),
  scan: z.string(),
  onHome: z.boolean(),
  onProduct: z.boolean(),
  onAbout: z.boolean(),
});

export type CertificateFormValues = z.infer<typeof certificateSchema>;

/** Noon is the same day in Tehran. */
export const writtenDay = (day: string) => formatDate(`${day}T12:00:00Z`);

export function certificateValues(certificate?: Certificate): CertificateFormValues {
  const { name = '', description = '', issuer, number, validUntil, scan } = certificate ?? {};
  const { onHome = false, onProduct = false, onAbout = false } = certificate ?? {};
  return {
    ...{ name, description, issuer: issuer ?? '', number: number ?? '', scan: scan ?? '' },
    ...{ onHome, onProduct, onAbout, validUntil: validUntil ? writtenDay(validUntil) : '' },
  };
}

/** What is empty is not known, and is not shown. */
export function certificateBody(values: CertificateFormValues): Schemas['SaveCertificateDto'] {
  const { issuer, number, validUntil, scan, ...rest } = values;
  return {
    ...rest,
    issuer: issuer || null,
    number: number || null,
    validUntil: parsePersianDay(validUntil),
    scan: scan || null,
  };
}
