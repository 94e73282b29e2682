import { formatNumber, formatToman, MONTHS, PACK_KINDS, parseWholeNumber } from '@afshoreh/persian';
import { SkeletonLines } from '@afshoreh/ui';
import { useQuery } from '@afshoreh/contracts/query';
import { externalIdLabel } from '../../../form/external-id';
import { categoriesQuery, type Category } from '../../../get-categories';
import { ResourceDialog } from '../../../resource/resource-dialog';
import { useMay } from '../../../session/access';
import { copy } from '../copy';
import {
  productBody,
  productSchema,
  productValues,
  TECHNICAL_FIELDS,
  TECHNICAL_LABELS,
  type ProductForm,
  type ProductFormValues,
} from '../product-form';
import { products, type AdminProductDetails } from '../products';
import { BasicFields } from './basic-fields';
import { DocumentFields } from './document-fields';
import { PictureFields } from './picture-fields';
import { SupplyFields } from './supply-fields';
import { TechnicalFields } from './technical-fields';

const words = copy.form;

interface ProductDialogProps {
  id: number | 'new';
  /** The id of the product to copy. */
  copyOf?: number | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Adds, edits or copies a product. */
export function ProductDialog({ id, copyOf = null, onClose, onSaved }: ProductDialogProps) {
  const may = useMay();
  const readOnly = !may('catalogue', 'write');
  const mayPrice = may('prices', 'write');
  const template = useQuery({ ...products.details(copyOf ?? 0), enabled: copyOf !== null });
  const categories = useQuery(categoriesQuery);
  const valuesOf = (stored?: AdminProductDetails) => {
    const known = productValues(stored ?? (template.data && asCopy(template.data)));
    // An admin whose role may not set prices adds products with a hidden price of zero.
    const values = stored || mayPrice ? known : { ...known, price: formatNumber(0), showPrice: false };
    const isKnown = !categories.data || categories.data.some(({ slug }) => slug === values.category);
    return isKnown ? values : { ...values, category: '' };
  };
  return (
    <ResourceDialog
      of={products}
      id={id === 'new' ? undefined : id}
      queries={[categories, ...(copyOf === null ? [] : [template])]}
      draft={copyOf === null ? `product.${id}` : `product.copy.${copyOf}`}
      size="large"
      readOnly={readOnly}
      words={{
        ...words,
        ...(readOnly && { editTitle: words.viewTitle, editDescription: (name) => name }),
        ...(copyOf !== null && {
          addTitle: words.copyTitle,
          addDescription: template.data ? words.copyDescription(template.data.name) : <SkeletonLines lines={1} />,
        }),
      }}
      schema={productSchema}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      numbersOf={({ price }, edited) => [{ name: words.price, from: edited?.price, to: parseWholeNumber(price) }]}
      labels={LABELS}
      formatValue={(field, value) => formatField(field, value, categories.data)}
      tabs={{ label: words.tabsLabel, tabOf, contents: (form) => tabsOf(form, categories.data ?? []) }}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}

/** Returns a copy of the product with a new name, and without its codes, which only one product may have. */
const asCopy = (product: AdminProductDetails) => ({
  ...product,
  name: words.copyName(product.name),
  sku: null,
  externalId: null,
});

/** The API requires the id of a changed product in the body too. */
const bodyOf = (values: ProductFormValues, edited: AdminProductDetails | undefined) => ({
  ...productBody(values),
  ...(edited && { id: edited.id }),
});

const SUPPLY = ['packs', 'pressMonths', 'leadTimeDays'];

function tabOf(field: string): 'basic' | 'technical' | 'supply' | 'pictures' | 'documents' {
  const [name = ''] = field.split('.');
  if (name === 'documents' || name === 'pictures') return name;
  if (SUPPLY.includes(name)) return 'supply';
  return TECHNICAL_FIELDS.some((technical) => technical === field) ? 'technical' : 'basic';
}

const tabsOf = (form: ProductForm, categories: Category[]) => [
  { value: 'basic', label: words.tabs.basic, content: <BasicFields form={form} categories={categories} /> },
  { value: 'technical', label: words.tabs.technical, content: <TechnicalFields form={form} /> },
  { value: 'supply', label: words.tabs.supply, content: <SupplyFields form={form} /> },
  { value: 'pictures', label: words.tabs.pictures, content: <PictureFields form={form} /> },
  { value: 'documents', label: words.tabs.documents, content: <DocumentFields form={form} /> },
];

/** The form's labels for the fields of the API. */
const { name, sku, description, price, showPrice, brix, origin, category, image, featured } = words;
const LABELS = {
  name,
  sku,
  externalId: externalIdLabel,
  description,
  price,
  showPrice,
  brix,
  origin,
  category,
  image,
  featured,
  ...TECHNICAL_LABELS,
  packs: words.supply.packs,
  pictures: words.pictures.list,
  pressMonths: words.supply.pressMonths,
  leadTimeDays: words.supply.leadTimeDays,
  documents: words.documents.list,
};

type Pack = AdminProductDetails['packs'][number];

const nameOfPack = ({ kind, kilograms }: Pick<Pack, 'kind' | 'kilograms'>) =>
  words.supply.pack(PACK_KINDS[kind].label, formatNumber(kilograms));

function formatField(field: string, value: unknown, categories: readonly Category[] = []): string | undefined {
  if (field === 'price' && typeof value === 'number') return formatToman(value);
  if (field === 'category') return categories.find(({ slug }) => slug === value)?.name;
  if (field === 'packs') return (value as Pack[]).map(nameOfPack).join('، ');
  if (field === 'pictures') return (value as { alt: string }[]).map(({ alt }) => alt).join('، ');
  if (field === 'pressMonths') return (value as number[]).map((month) => MONTHS[month - 1]).join('، ');
  if (field === 'documents') return (value as { title: string }[]).map(({ title }) => title).join('، ');
  return undefined;
}
