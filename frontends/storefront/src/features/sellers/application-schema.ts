import { toLatinDigits } from '@afshoreh/persian';
import { typedPhone } from '@afshoreh/ui/form';
import * as z from 'zod/mini';
import { copy } from './copy';

const { fields } = copy;
const email = z.email();

const optional = (most: number) => z.string().check(z.trim(), z.maxLength(most, { error: fields.tooLong(most) }));
const required = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: fields.required, abort: true }),
      z.maxLength(most, { error: fields.tooLong(most) }),
    );
const isNumber = (typed: string) => /^\d{1,15}$/.test(toLatinDigits(typed).replace(/[\s\p{Cf}\-–/.]/gu, ''));

/** An application. Names and limits are those of the API. */
export const applicationSchema = z.object({
  companyName: required(200),
  ownerFullName: required(100),
  nationalId: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: fields.required, abort: true }),
      z.refine(isNumber, { error: fields.nationalId }),
    ),
  taxId: optional(30),
  phoneNumber: typedPhone({ missing: fields.required, invalid: fields.phone }),
  whatsappNumber: z.union([z.literal(''), typedPhone({ invalid: fields.whatsapp })]),
  email: z.string().check(
    z.trim(),
    z.minLength(1, { error: fields.required, abort: true }),
    z.maxLength(254, { error: fields.email, abort: true }),
    z.refine((typed) => email.safeParse(typed).success, { error: fields.email }),
  ),
  website: optional(500),
  address: required(500),
  productCategories: required(500),
  productionCapacityPerMonth: optional(100),
  certifications: optional(500),
  exportReady: z.boolean(),
});

export type Application = z.infer<typeof applicationSchema>;
export type ApplicationField = keyof Application;

export const emptyApplication: Application = {
  companyName: '',
  ownerFullName: '',
  nationalId: '',
  taxId: '',
  phoneNumber: '',
  whatsappNumber: '',
  email: '',
  website: '',
  address: '',
  productCategories: '',
  productionCapacityPerMonth: '',
  certifications: '',
  exportReady: false,
};

/** The steps of the form, in order, with their fields. */
export const STEPS: readonly { title: string; fields: readonly ApplicationField[] }[] = [
  { title: copy.form.company, fields: ['companyName', 'ownerFullName', 'nationalId', 'taxId'] },
  { title: copy.form.contact, fields: ['phoneNumber', 'whatsappNumber', 'email', 'website', 'address'] },
  {
    title: copy.form.products,
    fields: ['productCategories', 'productionCapacityPerMonth', 'certifications', 'exportReady'],
  },
];

/** The index of the step that contains this field. */
export function stepOf(field: ApplicationField): number {
  return STEPS.findIndex(({ fields: own }) => own.includes(field));
}
