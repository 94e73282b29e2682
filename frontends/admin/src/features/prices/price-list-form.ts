import type { Settings } from '@afshoreh/api-client';
import { formatNumber, parseWholeNumber, toPersianDigits } from '@afshoreh/persian';
import * as z from 'zod/mini';
import { copy } from './copy';
import type { PriceListEntry } from './get-price-list';

const row = copy.list.form;

const within = (least: number, most: number) => (text: string) => {
  const number = parseWholeNumber(text);
  return number !== null && number >= least && number <= most;
};

/** The limits are those of the API (openapi.json). */
export const priceListSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, row.nameWrong), z.maxLength(200, row.nameWrong)),
  usdPerTon: z.string().check(z.refine(within(1, 1_000_000), row.usdWrong)),
});
export type PriceListFormValues = z.infer<typeof priceListSchema>;

export function priceListValues(entry?: PriceListEntry): PriceListFormValues {
  return { name: entry?.name ?? '', usdPerTon: entry ? formatNumber(entry.usdPerTon) : '' };
}

const days = z.string().check(z.refine(within(1, 3650), copy.rate.daysWrong));

export const rateSchema = z
  .object({
    usdRate: z.string().check(z.refine(within(1, 100_000_000), copy.rate.rateWrong)),
    rateOldAfterDays: days,
    rateExpiredAfterDays: days,
  })
  .check(
    z.refine(
      ({ rateOldAfterDays, rateExpiredAfterDays }) =>
        (parseWholeNumber(rateExpiredAfterDays) ?? 0) > (parseWholeNumber(rateOldAfterDays) ?? 0),
      { path: ['rateExpiredAfterDays'], message: copy.rate.daysOrder },
    ),
  );
export type RateFormValues = z.infer<typeof rateSchema>;

export function rateValues({ usdRate, rateOldAfterDays, rateExpiredAfterDays }: Settings): RateFormValues {
  return {
    usdRate: formatNumber(usdRate),
    rateOldAfterDays: toPersianDigits(rateOldAfterDays),
    rateExpiredAfterDays: toPersianDigits(rateExpiredAfterDays),
  };
}

/** Returns only the changed fields, because the server dates every rate that is sent to today. */
export function rateChange(values: RateFormValues, dirty: Partial<Record<keyof RateFormValues, boolean>>) {
  const changed = Object.entries(values).filter(([field]) => dirty[field as keyof RateFormValues]);
  return Object.fromEntries(changed.map(([field, text]) => [field, parseWholeNumber(text) ?? 0])) as Partial<
    Record<keyof RateFormValues, number>
  >;
}
