import { formatNumber, isPictureAddress, parseWholeNumber, toPersianDigits } from '@afshoreh/persian';
import * as z from 'zod/mini';
import { copy } from './copy';
import { TECHNICAL_FIELDS, type TechnicalField } from './technical-fields';

const { errors } = copy.form;
const NAME_LIMIT = 200;
const TECHNICAL_LIMIT = 200;
const DESCRIPTION_LIMIT = 5000;
const IMAGE_LIMIT = 500;
const TITLE_LIMIT = 200;
const HIGHEST_PRICE = 1_000_000_000_000;

const atMost = (limit: number) => z.maxLength(limit, errors.tooLong(toPersianDigits(limit)));
const required = (message: string, limit: number) => z.string().check(z.trim(), z.minLength(1, message), atMost(limit));
const optional = (limit: number) => z.string().check(z.trim(), atMost(limit));

/** Whole toman per ton, as much as the server takes. */
function isPrice(text: string): boolean {
  const price = parseWholeNumber(text);
  return price !== null && price <= HIGHEST_PRICE;
}

const technicalShape = Object.fromEntries(
  TECHNICAL_FIELDS.map((field) => [field, optional(TECHNICAL_LIMIT)]),
) as Record<TechnicalField, ReturnType<typeof optional>>;

export const DOCUMENT_KINDS = ['data_sheet', 'analysis', 'certificate', 'other'] as const;
export const MOST_DOCUMENTS = 20;

/** A file for download (D5); its address is for whoever looks at the form. */
const documentSchema = z.object({
  mediaId: z.number(),
  title: required(errors.documentTitle, TITLE_LIMIT),
  kind: z.enum(DOCUMENT_KINDS),
  url: z.string(),
});
export type ProductDocument = z.infer<typeof documentSchema>;

/** Spec §5 and D4. Every text stays text while it is typed; `productBody` turns it into what the API takes. */
export const productSchema = z.object({
  name: required(errors.name, NAME_LIMIT),
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
  /** The one that was edited, so that a draft meets what was saved after it; 0 for a product that is added. */
  version: z.number(),
  documents: z.array(documentSchema).check(z.maxLength(MOST_DOCUMENTS, errors.documents)),
  ...technicalShape,
});

export type ProductFormValues = z.infer<typeof productSchema>;

/** Spec §5: the category of a new product defaults to apple. */
const DEFAULT_CATEGORY = 'apple';

type TextValue = string | number | boolean | null;
type EditableProduct = { [field in Exclude<keyof ProductFormValues, 'documents' | 'version'>]?: TextValue } & {
  version?: number;
  documents?: readonly (Omit<ProductDocument, 'url'> & { url?: string })[];
};

/** What the form starts with: the product that is edited, or nothing but the specified defaults. */
export function productValues(product?: EditableProduct): ProductFormValues {
  const text = (field: Exclude<keyof ProductFormValues, 'documents' | 'version'>) => toText(product?.[field]);
  const technical = Object.fromEntries(TECHNICAL_FIELDS.map((field) => [field, text(field)])) as Record<
    TechnicalField,
    string
  >;
  return {
    name: text('name'),
    description: text('description'),
    price: typeof product?.price === 'number' ? formatNumber(product.price) : '',
    showPrice: product?.showPrice === true,
    brix: text('brix'),
    origin: text('origin'),
    category: text('category') || DEFAULT_CATEGORY,
    image: text('image'),
    featured: product?.featured === true,
    version: product?.version ?? 0,
    documents: (product?.documents ?? []).map(({ url = '', mediaId, title, kind }) => ({ mediaId, title, kind, url })),
    ...technical,
  };
}

/** The body of POST and PUT (spec §7): price as whole toman per ton, emptied optional fields as null. */
export function productBody(values: ProductFormValues) {
  const technical = Object.fromEntries(TECHNICAL_FIELDS.map((field) => [field, orNull(values[field])])) as Record<
    TechnicalField,
    string | null
  >;
  return {
    name: values.name.trim(),
    description: orNull(values.description),
    price: parseWholeNumber(values.price) ?? 0,
    showPrice: values.showPrice,
    brix: values.brix.trim(),
    origin: values.origin.trim(),
    category: values.category,
    image: orNull(values.image),
    featured: values.featured,
    documents: values.documents.map(({ mediaId, title, kind }) => ({ mediaId, title, kind })),
    ...technical,
  };
}

function toText(value: string | number | boolean | null | undefined): string {
  return value == null ? '' : String(value);
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
