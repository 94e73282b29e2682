import type { Schemas } from '@afshoreh/api-client';
import { formatPhone, toLatinDigits, toPersianDigits } from '@afshoreh/persian';
import { typedPhone } from '@afshoreh/ui/form';
import * as z from 'zod/mini';
import { copy } from './copy';
import type { Seller } from './get-sellers';

const { errors } = copy;
const email = z.email();

const atMost = (limit: number) => z.maxLength(limit, errors.tooLong(toPersianDigits(limit)));
const required = (limit: number) => z.string().check(z.trim(), z.minLength(1, errors.required), atMost(limit));
const optional = (limit: number) => z.string().check(z.trim(), atMost(limit));
const isNumber = (typed: string) => /^\d{1,15}$/.test(toLatinDigits(typed).replace(/[\s\p{Cf}\-–/.]/gu, ''));

/** Spec §5 "Seller form"; the limits are those of the API (openapi.json). */
export const sellerSchema = z.object({
  companyName: required(200),
  ownerFullName: required(100),
  nationalId: z
    .string()
    .check(z.trim(), z.minLength(1, { error: errors.required, abort: true }), z.refine(isNumber, errors.nationalId)),
  taxId: optional(30),
  phoneNumber: typedPhone({ missing: errors.required, invalid: errors.phone }),
  email: z.string().check(
    z.trim(),
    z.minLength(1, { error: errors.required, abort: true }),
    atMost(254),
    z.refine((typed) => email.safeParse(typed).success, errors.email),
  ),
  website: optional(500),
  whatsappNumber: z.union([z.literal(''), typedPhone({ invalid: errors.phone })]),
  address: required(500),
  productCategories: required(500),
  productionCapacityPerMonth: optional(100),
  exportReady: z.boolean(),
  certifications: optional(500),
  /** Ids of media, separated by commas. */
  factoryImages: z.string(),
  status: z.enum(['pending', 'approved', 'rejected']),
  isFeaturedSeller: z.boolean(),
  notes: optional(5000),
  /** Of the seller that was edited: a draft that is brought back keeps it, so that a newer one is not overwritten. */
  version: z.string(),
});

export type SellerFormValues = z.infer<typeof sellerSchema>;
type SellerField = keyof SellerFormValues;

/** The tabs of the form and of the view, in order, with their fields (spec §2). */
const SELLER_TABS = {
  basic: ['companyName', 'ownerFullName', 'nationalId', 'taxId'],
  contact: ['phoneNumber', 'email', 'website', 'whatsappNumber', 'address'],
  business: ['productCategories', 'productionCapacityPerMonth', 'exportReady', 'certifications', 'factoryImages'],
  account: ['status', 'isFeaturedSeller', 'notes'],
} as const satisfies Record<string, readonly SellerField[]>;

export type SellerTab = keyof typeof SELLER_TABS;
export const TAB_NAMES = Object.keys(SELLER_TABS) as SellerTab[];

/** The tab that has this field. */
export function tabOf(field: SellerField): SellerTab {
  return TAB_NAMES.find((tab) => (SELLER_TABS[tab] as readonly string[]).includes(field)) ?? 'basic';
}

/** What the form starts with; a new seller is pending (spec §4). */
export function sellerValues(seller?: Seller): SellerFormValues {
  const { companyName = '', ownerFullName = '', nationalId = '', email: mail = '', address = '' } = seller ?? {};
  const { productCategories = '', exportReady = false, isFeaturedSeller = false, status = 'pending' } = seller ?? {};
  return {
    ...{ companyName, ownerFullName, email: mail, address, productCategories, exportReady, isFeaturedSeller, status },
    nationalId: toPersianDigits(nationalId),
    taxId: toPersianDigits(seller?.taxId ?? ''),
    phoneNumber: seller ? formatPhone(seller.phoneNumber) : '',
    whatsappNumber: seller?.whatsappNumber ? formatPhone(seller.whatsappNumber) : '',
    website: seller?.website ?? '',
    productionCapacityPerMonth: seller?.productionCapacityPerMonth ?? '',
    certifications: seller?.certifications ?? '',
    factoryImages: seller?.factoryImages ?? '',
    notes: seller?.notes ?? '',
    version: String(seller?.version ?? ''),
  };
}

/** The body of POST and PUT (spec §7): an emptied optional field is sent as null, and disappears. */
export function sellerBody({ version: _version, ...values }: SellerFormValues): Schemas['CreateSellerDto'] {
  return {
    ...values,
    taxId: values.taxId || null,
    website: values.website || null,
    whatsappNumber: values.whatsappNumber || null,
    productionCapacityPerMonth: values.productionCapacityPerMonth || null,
    certifications: values.certifications || null,
    factoryImages: values.factoryImages || null,
    notes: values.notes || null,
  };
}
