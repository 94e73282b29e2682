import type { Schemas, Settings } from '@afshoreh/api-client';
import {
  formatDate,
  formatNumber,
  formatPhone,
  parseDecimal,
  parsePersianDay,
  parseWholeNumber,
  toPersianDigits,
} from '@afshoreh/persian';
import * as z from 'zod/mini';
import { typedDay } from '../../form/persian-day';
import type { StaffSettings } from '../../staff/settings';
import { copy } from './copy';
import type { PlannedChange } from './holidays';

const { errors } = copy.site;

export const NETWORKS = ['telegram', 'instagram', 'linkedin', 'whatsapp'] as const;

const line = (longest: number, shortest = 0) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(shortest, errors.required),
      z.maxLength(longest, errors.tooLong(toPersianDigits(longest))),
    );

const count = (least: number, most: number) => {
  const isWithin = (text: string) => {
    const number = parseWholeNumber(text);
    return number !== null && number >= least && number <= most;
  };
  return z.string().check(z.refine(isWithin, errors.between(toPersianDigits(least), toPersianDigits(most))));
};

const percent = z.string().check(
  z.refine(
    (text) => {
      const number = parseDecimal(text);
      return number !== null && number <= 100;
    },
    errors.between(toPersianDigits(0), toPersianDigits(100)),
  ),
);

/** Whether the text is a web address, with or without `https://`. An empty text is allowed. */
function isLink(text: string): boolean {
  const address = text.trim();
  if (address === '') return true;
  const whole = /^[a-z][a-z\d+-]*:|^\//i.test(address) ? address : `https://${address}`;
  return /^https?:\/\//i.test(whole) && URL.canParse(whole) && new URL(whole).hostname.includes('.');
}
const link = z
  .string()
  .check(z.trim(), z.maxLength(500, errors.tooLong(toPersianDigits(500))), z.refine(isLink, errors.link));

/** The limits are those of the API (openapi.json). */
export const siteSchema = z
  .object({
    siteTitle: line(120, 1),
    metaDescription: line(320),
    keywords: line(500),
    searchSynonyms: line(2000),
    lostReasons: line(2000),
    replyTemplates: line(8000),
    contactEmail: z.string().check(z.trim(), z.email(errors.email)),
    phone: line(40, 8),
    salesPhone: line(40, 8),
    address: line(300, 1),
    officeHours: line(120, 1),
    callFrom: z.string(),
    callTo: z.string(),
    callRetryHours: count(1, 48),
    callRetryAttempts: count(1, 20),
    legalName: line(200, 1),
    nationalId: line(20),
    economicCode: line(20),
    postalCode: line(20),
    taxPercent: percent,
    taxPercentBefore: percent,
    taxFrom: typedDay(errors.day),
    vitalsPercent: count(0, 100),
    telegram: link,
    instagram: link,
    linkedin: link,
    whatsapp: link,
  })
  .check(
    z.refine(({ callFrom, callTo }) => Number(callFrom) < Number(callTo), {
      path: ['callTo'],
      message: errors.hoursOrder,
    }),
  );

export type SiteFormValues = z.infer<typeof siteSchema>;

/** Returns the form values: formatted phone numbers, and numbers in Persian digits. */
export function siteValues(settings: StaffSettings): SiteFormValues {
  const { siteTitle, metaDescription, keywords, searchSynonyms, lostReasons, replyTemplates } = settings;
  const { contactEmail, address, officeHours, callHours, socialLinks } = settings;
  const { legalName, nationalId, economicCode, postalCode } = settings;
  const { telegram, instagram, linkedin, whatsapp } = socialLinks;
  return {
    siteTitle,
    metaDescription,
    keywords,
    searchSynonyms,
    lostReasons,
    replyTemplates,
    contactEmail,
    address,
    officeHours,
    phone: formatPhone(settings.phone),
    salesPhone: formatPhone(settings.salesPhone),
    callFrom: String(callHours.from),
    callTo: String(callHours.to),
    callRetryHours: toPersianDigits(settings.callRetryHours),
    callRetryAttempts: toPersianDigits(settings.callRetryAttempts),
    legalName,
    nationalId,
    economicCode,
    postalCode,
    taxPercent: formatNumber(settings.taxPercent),
    taxPercentBefore: formatNumber(settings.taxPercentBefore),
    taxFrom: formatDate(settings.taxFrom),
    vitalsPercent: toPersianDigits(settings.vitalsPercent),
    telegram: telegram ?? '',
    instagram: instagram ?? '',
    linkedin: linkedin ?? '',
    whatsapp: whatsapp ?? '',
  };
}

/** Returns the form's fields for a setting that has several. */
export function siteFieldsOf(setting: string): (keyof SiteFormValues)[] {
  if (setting === 'callHours') return ['callFrom', 'callTo'];
  if (setting === 'socialLinks') return [...NETWORKS];
  return [setting as keyof SiteFormValues];
}

type Dirty = Partial<Record<keyof SiteFormValues, boolean>>;

const TEXTS = [
  'siteTitle',
  'metaDescription',
  'keywords',
  'searchSynonyms',
  'lostReasons',
  'replyTemplates',
  'contactEmail',
  'address',
  'officeHours',
  'legalName',
  'nationalId',
  'economicCode',
  'postalCode',
] as const;
const PHONES = ['phone', 'salesPhone'] as const;
const COUNTS = ['callRetryHours', 'callRetryAttempts', 'vitalsPercent'] as const;
const PERCENTS = ['taxPercent', 'taxPercentBefore'] as const;

/** Returns the request body with only the changed settings, so that a save does not undo another admin's change. */
export function siteChange(values: SiteFormValues, dirty: Dirty): Schemas['UpdateSettings'] {
  const links = NETWORKS.filter((network) => dirty[network]);
  return {
    ...pick([...TEXTS, ...PHONES], dirty, (field) => values[field]),
    ...pick(COUNTS, dirty, (field) => parseWholeNumber(values[field]) ?? 0),
    ...pick(PERCENTS, dirty, (field) => parseDecimal(values[field]) ?? 0),
    ...pick(['taxFrom'], dirty, (field) => parsePersianDay(values[field]) ?? ''),
    ...((dirty.callFrom || dirty.callTo) && {
      callHours: { from: Number(values.callFrom), to: Number(values.callTo) },
    }),
    ...(links.length > 0 && { socialLinks: Object.fromEntries(links.map((name) => [name, values[name] || null])) }),
  };
}

function pick<Field extends keyof SiteFormValues, Value>(
  fields: readonly Field[],
  dirty: Dirty,
  valueOf: (field: Field) => Value,
): Partial<Record<Field, Value>> {
  const changed = fields.filter((field) => dirty[field]);
  return Object.fromEntries(changed.map((field) => [field, valueOf(field)])) as Partial<Record<Field, Value>>;
}

/** Returns the changed call hours, on which call deadlines depend; null while they are unchanged or invalid. */
export function plannedHours({ callFrom, callTo }: SiteFormValues, { callHours }: Settings): PlannedChange | null {
  const from = Number(callFrom);
  const to = Number(callTo);
  const isSame = from === callHours.from && to === callHours.to;
  return isSame || from >= to ? null : { from, to };
}
