import type { Schemas } from '@afshoreh/api-client';
import { formatPhone, toLatinDigits, toPersianDigits } from '@afshoreh/persian';
import { typedPhone } from '@afshoreh/ui/form';
import * as z from 'zod/mini';
import type { RecordDialogForm } from '../../form/record-dialog';
import { copy } from './copy';
import type { Seller, SellerStatus } from './sellers';

const { all: _all, ...statuses } = copy.filters;
export const SELLER_STATUSES = Object.keys(statuses) as [SellerStatus, ...SellerStatus[]];

const { errors } = copy;
const email = z.email();

const atMost = (limit: number) => z.maxLength(limit, errors.tooLong(toPersianDigits(limit)));
const required = (limit: number) => z.string().check(z.trim(), z.minLength(1, errors.required), atMost(limit));
const optional = (limit: number) => z.string().check(z.trim(), atMost(limit));
const isNumber = (typed: string) => /^\d{1,15}$/.test(toLatinDigits(typed).replace(/[\s\p{Cf}\-–/.]/gu, ''));

/** The limits are those of the API (openapi.json). */
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
  /** Ids of media files, separated by commas. */
  factoryImages: z.string(),
  status: z.enum(SELLER_STATUSES),
  isFeaturedSeller: z.boolean(),
  notes: optional(5000),
  /**
   * The version of the edited seller. It is stored with a draft, so that an old draft does not overwrite a newer
   * version.
   */
  version: z.string(),
});

type SellerFormValues = z.infer<typeof sellerSchema>;
export type SellerForm = RecordDialogForm<SellerFormValues, SellerFormValues, Seller>;
type SellerField = keyof SellerFormValues;

/** The tabs of the form and of the view in their order, with their fields. */
const SELLER_TABS = {
  basic: ['companyName', 'ownerFullName', 'nationalId', 'taxId'],
  contact: ['phoneNumber', 'email', 'website', 'whatsappNumber', 'address'],
  business: ['productCategories', 'productionCapacityPerMonth', 'exportReady', 'certifications', 'factoryImages'],
  account: ['status', 'isFeaturedSeller', 'notes'],
} as const satisfies Record<string, readonly SellerField[]>;

export type SellerTab = keyof typeof SELLER_TABS;
export const TAB_NAMES = Object.keys(SELLER_TABS) as SellerTab[];

/** Returns the tab that contains a field. */
export function tabOf(field: SellerField): SellerTab {
  return TAB_NAMES.find((tab) => (SELLER_TABS[tab] as readonly string[]).includes(field)) ?? 'basic';
}

/** Returns the initial values. A new seller is pending. */
export function sellerValues(seller?: Seller): SellerFormValues {
  const { companyName = '', ownerFullName = '', nationalId = '', email: mail = '', address = '' } = seller ?? {};
  const { productCategories = '', exportReady = false, isFeaturedSeller = false, status = 'pending' } = seller ?? {};
  return {
    companyName,
    ownerFullName,
    email: mail,
    address,
    productCategories,
    exportReady,
    isFeaturedSeller,
    status,
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

/** Returns the body of POST and PUT. Empty optional fields are null, which deletes their values. */
export function sellerBody({ version: _version, ...values }: SellerFormValues): Schemas['CreateSeller'] {
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
