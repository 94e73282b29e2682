import type { Settings } from '@afshoreh/api-client';
import { formatNumber, formatPhone, parseWholeNumber, toPersianDigits } from '@afshoreh/persian';
import * as z from 'zod/mini';
import { copy } from './copy';

const { errors } = copy.site;

const line = (longest: number, shortest = 0) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(shortest, errors.required),
      z.maxLength(longest, errors.tooLong(toPersianDigits(longest))),
    );

function isRate(text: string): boolean {
  const rate = parseWholeNumber(text);
  return rate !== null && rate >= 1 && rate <= 100_000_000;
}

/** The limits are those of the API (openapi.json). */
export const siteSchema = z.object({
  siteTitle: line(120, 1),
  metaDescription: line(320),
  keywords: line(500),
  contactEmail: z.string().check(z.trim(), z.email(errors.email)),
  phone: line(40, 8),
  salesPhone: line(40, 8),
  address: line(300, 1),
  officeHours: line(120, 1),
  usdRate: z.string().check(z.refine(isRate, errors.rate)),
});

export type SiteFormValues = z.infer<typeof siteSchema>;

/** The settings as they are edited: phones readable, the rate in Persian digits. */
export function siteValues(settings: Settings): SiteFormValues {
  const { siteTitle, metaDescription, keywords, contactEmail, address, officeHours } = settings;
  return {
    ...{ siteTitle, metaDescription, keywords, contactEmail, address, officeHours },
    phone: formatPhone(settings.phone),
    salesPhone: formatPhone(settings.salesPhone),
    usdRate: formatNumber(settings.usdRate),
  };
}

/**
 * What of the form is sent: only what was changed, so that saving a new address does not give an old rate a new date, nor
 * undo what another admin has changed meanwhile.
 */
export function siteChange(values: SiteFormValues, dirty: Partial<Record<keyof SiteFormValues, boolean>>) {
  const changed = Object.fromEntries(
    Object.entries(values).filter(([field]) => dirty[field as keyof SiteFormValues]),
  ) as Partial<SiteFormValues>;
  const { usdRate, ...texts } = changed;
  if (usdRate === undefined) return texts;
  return { ...texts, usdRate: parseWholeNumber(usdRate) ?? 0 };
}
