import {
  formatNumber,
  isPictureAddress,
  MONTHS,
  packKinds,
  parsePersianDay,
  parseWholeNumber,
  toPersianDigits,
  type PackKind,
} from '@afshoreh/persian';
import { LONGEST_SKU, skuOf, skuPattern } from '@afshoreh/persian/skus';
import * as z from 'zod/mini';
import { optionalTypedDay, persianDay } from '../../form/persian-day';
import { externalIdOf, externalIdSchema } from '../../form/external-id';
import type { RecordDialogForm } from '../../form/record-dialog';
import { copy } from './copy';
import type { AdminProductDetails } from './products';

const { errors, technical: groups } = copy.form;
type Groups = typeof groups;
export type TechnicalField = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];

/** The labels of all technical fields. A field exists in the form because it has a label. */
export const TECHNICAL_LABELS = Object.assign({}, ...Object.values(groups)) as Record<TechnicalField, string>;
export const TECHNICAL_FIELDS = Object.keys(TECHNICAL_LABELS) as TechnicalField[];

const NAME_LIMIT = 200;
const TECHNICAL_LIMIT = 200;
const DESCRIPTION_LIMIT = 5000;
const IMAGE_LIMIT = 500;
const TITLE_LIMIT = 200;
const EDITION_LIMIT = 40;
const HIGHEST_PRICE = 1_000_000_000_000;

const atMost = (limit: number) => z.maxLength(limit, errors.tooLong(toPersianDigits(limit)));
const required = (message: string, limit: number) => z.string().check(z.trim(), z.minLength(1, message), atMost(limit));
const optional = (limit: number) => z.string().check(z.trim(), atMost(limit));

/** Whole toman per ton, up to the limit of the API. */
function isPrice(text: string): boolean {
  const price = parseWholeNumber(text);
  return price !== null && price <= HIGHEST_PRICE;
}

const technicalShape = Object.fromEntries(
  TECHNICAL_FIELDS.map((field) => [field, optional(TECHNICAL_LIMIT)]),
) as Record<TechnicalField, ReturnType<typeof optional>>;

type Document = AdminProductDetails['documents'][number];
const keysOf = <Key extends string>(words: Record<Key, string>) => Object.keys(words) as [Key, ...Key[]];
const DOCUMENT_KINDS = keysOf<Document['kind']>(copy.form.documents.kinds);
const DOCUMENT_LANGUAGES = keysOf<Document['language']>(copy.form.documents.languages);
export const MOST_DOCUMENTS = 20;

/** A file for download. The form only displays its address. */
const documentSchema = z.object({
  mediaId: z.number(),
  title: required(errors.documentTitle, TITLE_LIMIT),
  kind: z.enum(DOCUMENT_KINDS),
  language: z.enum(DOCUMENT_LANGUAGES),
  edition: optional(EDITION_LIMIT),
  validUntil: optionalTypedDay(errors.documentDay),
  url: z.string(),
});
type ProductDocument = z.infer<typeof documentSchema>;

export const MOST_PICTURES = 12;
const ALT_LIMIT = 300;

/** A picture of the gallery. The form only displays its address. */
const pictureSchema = z.object({ mediaId: z.number(), alt: required(errors.alt, ALT_LIMIT), url: z.string() });
type ProductPicture = z.infer<typeof pictureSchema>;

export const MOST_PACKS = 12;
const HEAVIEST_PACK = 40_000;
const MOST_IN_CONTAINER = 10_000;
const LONGEST_LEAD_TIME = 365;

const isWhole = (most: number) => (text: string) => {
  const number = parseWholeNumber(text);
  return number !== null && number >= 1 && number <= most;
};
const wholeNumber = (most: number, message: string) => z.string().check(z.refine(isWhole(most), message));
const optionalWhole = (most: number, message: string) =>
  z.string().check(z.refine((text) => text.trim() === '' || isWhole(most)(text), message));

const packSchema = z
  .object({
    kind: z.enum(packKinds),
    kilograms: wholeNumber(HEAVIEST_PACK, errors.kilograms),
    grossKilograms: optionalWhole(HEAVIEST_PACK, errors.wholeNumber),
    perPallet: optionalWhole(MOST_IN_CONTAINER, errors.wholeNumber),
    perContainer: optionalWhole(MOST_IN_CONTAINER, errors.wholeNumber),
    storage: optional(TECHNICAL_LIMIT),
  })
  .check(
    z.refine(({ kilograms, grossKilograms }) => !isLess(grossKilograms, kilograms), {
      path: ['grossKilograms'],
      error: errors.grossBelowNet,
    }),
  );
type PackValues = z.infer<typeof packSchema>;

function isLess(one: string, other: string): boolean {
  const [a, b] = [parseWholeNumber(one), parseWholeNumber(other)];
  return a !== null && b !== null && a < b;
}

/** The first pack that has the kind and the weight of one before it. */
function repeatedPack(packs: readonly PackValues[]): number {
  const sizes = packs.map(({ kind, kilograms }) => `${kind} ${parseWholeNumber(kilograms)}`);
  return sizes.findIndex((size, at) => sizes.indexOf(size) < at);
}

export const EMPTY_PACK: PackValues = {
  kind: 'drum',
  kilograms: '',
  grossKilograms: '',
  perPallet: '',
  perContainer: '',
  storage: '',
};

/** All values stay text while they are typed. `productBody` converts them for the API. */
export const productSchema = z.object({
  name: required(errors.name, NAME_LIMIT),
  sku: z.string().check(
    atMost(LONGEST_SKU),
    z.refine((text) => skuOf(text) === '' || skuPattern.test(skuOf(text)), errors.sku),
  ),
  externalId: externalIdSchema,
  description: optional(DESCRIPTION_LIMIT),
  price: z.string().check(z.refine(isPrice, errors.price)),
  showPrice: z.boolean(),
  brix: required(errors.brix, TECHNICAL_LIMIT),
  origin: required(errors.origin, TECHNICAL_LIMIT),
  category: z.string().check(z.minLength(1, errors.category)),
  image: z.string().check(
    z.trim(),
    atMost(IMAGE_LIMIT),
    z.refine((text) => text === '' || isPictureAddress(text), errors.image),
  ),
  featured: z.boolean(),
  /**
   * The version of the edited product; 0 for a new one. It is stored with a draft, so that a save of an old draft
   * leads to a conflict.
   */
  version: z.number(),
  documents: z.array(documentSchema).check(z.maxLength(MOST_DOCUMENTS, errors.documents)),
  pictures: z.array(pictureSchema).check(z.maxLength(MOST_PICTURES, errors.pictures)),
  packs: z.array(packSchema).check((packs) => {
    const at = repeatedPack(packs.value);
    if (at === -1) return;
    packs.issues.push({ code: 'custom', input: packs.value, path: [at, 'kilograms'], message: errors.packTwice });
  }),
  /** A checkbox for each month of the year, from فروردین on. */
  pressMonths: z.array(z.boolean()),
  leadTimeDays: optionalWhole(LONGEST_LEAD_TIME, errors.leadTimeDays),
  ...technicalShape,
});

export type ProductFormValues = z.infer<typeof productSchema>;
export type ProductForm = RecordDialogForm<ProductFormValues, ProductFormValues, AdminProductDetails>;

/** The category of a new product defaults to apple. */
const DEFAULT_CATEGORY = 'apple';

type TextValue = string | number | boolean | null;
/** The documents in a conflict have no address. */
type EditableDocument = Pick<Document, 'mediaId' | 'title' | 'kind' | 'language' | 'edition' | 'validUntil'> & {
  url?: string;
};

type ListField = 'documents' | 'pictures' | 'packs' | 'pressMonths';
type TextField = Exclude<keyof ProductFormValues, ListField | 'version'>;
type EditableProduct = { [field in TextField]?: TextValue } & {
  version?: number;
  packs?: readonly StoredPack[];
  pictures?: readonly (Omit<ProductPicture, 'url'> & { url?: string })[];
  pressMonths?: readonly number[];
  documents?: readonly EditableDocument[];
};

/** A pack as the API has it; empty numbers are null. */
type StoredPack = { kind: PackKind; kilograms: number; storage: string | null } & Record<
  'grossKilograms' | 'perPallet' | 'perContainer',
  number | null
>;

const packValues = (pack: StoredPack): PackValues => ({
  kind: pack.kind,
  kilograms: numberText(pack.kilograms),
  grossKilograms: numberText(pack.grossKilograms),
  perPallet: numberText(pack.perPallet),
  perContainer: numberText(pack.perContainer),
  storage: pack.storage ?? '',
});

const packBody = (pack: PackValues): StoredPack => ({
  kind: pack.kind,
  kilograms: parseWholeNumber(pack.kilograms) ?? 0,
  grossKilograms: parseWholeNumber(pack.grossKilograms),
  perPallet: parseWholeNumber(pack.perPallet),
  perContainer: parseWholeNumber(pack.perContainer),
  storage: orNull(pack.storage),
});

const numberText = (number: number | null | undefined): string => (number == null ? '' : formatNumber(number));

/** Returns the initial values: those of the edited product, or the defaults. */
export function productValues(product?: EditableProduct): ProductFormValues {
  const text = (field: TextField) => toText(product?.[field]);
  const technical = Object.fromEntries(TECHNICAL_FIELDS.map((field) => [field, text(field)])) as Record<
    TechnicalField,
    string
  >;
  return {
    name: text('name'),
    sku: text('sku'),
    externalId: text('externalId'),
    description: text('description'),
    price: typeof product?.price === 'number' ? formatNumber(product.price) : '',
    showPrice: product?.showPrice === true,
    brix: text('brix'),
    origin: text('origin'),
    category: text('category') || DEFAULT_CATEGORY,
    image: text('image'),
    featured: product?.featured === true,
    version: product?.version ?? 0,
    documents: (product?.documents ?? []).map(documentValues),
    pictures: (product?.pictures ?? []).map(({ mediaId, alt, url = '' }) => ({ mediaId, alt, url })),
    packs: (product?.packs ?? []).map(packValues),
    pressMonths: MONTHS.map((_name, at) => product?.pressMonths?.includes(at + 1) ?? false),
    leadTimeDays: typeof product?.leadTimeDays === 'number' ? formatNumber(product.leadTimeDays) : '',
    ...technical,
  };
}

/** Returns the body of POST and PUT. The price is in whole toman per ton, and empty optional fields are null. */
export function productBody(values: ProductFormValues) {
  const technical = Object.fromEntries(TECHNICAL_FIELDS.map((field) => [field, orNull(values[field])])) as Record<
    TechnicalField,
    string | null
  >;
  return {
    name: values.name.trim(),
    sku: orNull(skuOf(values.sku)),
    externalId: externalIdOf(values.externalId),
    description: orNull(values.description),
    price: parseWholeNumber(values.price) ?? 0,
    showPrice: values.showPrice,
    brix: values.brix.trim(),
    origin: values.origin.trim(),
    category: values.category,
    image: orNull(values.image),
    featured: values.featured,
    documents: values.documents.map(({ url: _url, edition, validUntil, ...document }) => ({
      ...document,
      edition: orNull(edition),
      validUntil: parsePersianDay(validUntil),
    })),
    pictures: values.pictures.map(({ mediaId, alt }) => ({ mediaId, alt: alt.trim() })),
    packs: values.packs.map(packBody),
    pressMonths: values.pressMonths.flatMap((isPressed, at) => (isPressed ? at + 1 : [])),
    leadTimeDays: parseWholeNumber(values.leadTimeDays),
    ...technical,
  };
}

function documentValues({
  mediaId,
  title,
  kind,
  language,
  edition,
  validUntil,
  url = '',
}: EditableDocument): ProductDocument {
  const day = validUntil ? persianDay(validUntil) : '';
  return { mediaId, title, kind, language, edition: edition ?? '', validUntil: day, url };
}

function toText(value: string | number | boolean | null | undefined): string {
  return value == null ? '' : String(value);
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
