import { foldForSearch, MONTHS, parseWholeNumber } from '@afshoreh/persian';
import { yesOrNo, type CsvColumn } from '../common/http/index.js';
import { labelOf } from '../common/validation/index.js';
import type { Category } from './category.entity.js';
import { copy } from './copy.js';
import { packsIn, writtenPacks } from './pack-cell.js';
import type { Product } from './product.entity.js';
import type { UpdateProductDto } from './products-admin.dto.js';
import { technicalFields, type TechnicalDto } from './technical.dto.js';

/** Every field of the calls that save a product, except its files. */
export type FileField = Exclude<keyof UpdateProductDto, 'documents' | 'pictures'>;
type Cell = string | number | null;

/** A column of the product file. `read` turns a cell that `write` made back into the same value. */
interface FileColumn {
  write?: (product: Product, categories: readonly Category[]) => Cell;
  /** The value for the form. For a wrong cell it returns a value that the validation of the form refuses. */
  read: (cell: string, categories: readonly Category[]) => unknown;
  /** Whether two cells mean the same although they differ. */
  isSame?: (cell: string, written: string) => boolean;
}

const text: FileColumn = { read: (cell) => textIn(cell) || null };
const requiredText: FileColumn = { read: textIn };
/** Spreadsheets change codes: `0012` becomes 12, and `1E5` becomes 100000. */
const code: FileColumn = {
  ...text,
  isSame: (cell, written) => ![cell, written].includes('') && Number(cell) === Number(written),
};
const wholeNumber: FileColumn = { read: (cell) => parseWholeNumber(cell) ?? cell };

const optionalNumber: FileColumn = { read: (cell) => (cell === '' ? null : (parseWholeNumber(cell) ?? cell)) };
const comma = '، ';
const months: FileColumn = {
  write: ({ pressMonths }) => (pressMonths ?? []).map((month) => MONTHS[month - 1]).join(comma),
  read: (cell) => (cell === '' ? [] : cell.split(/[،,]/).map((name) => monthOf(name) ?? name)),
};

/** In the order of the file. The types refuse a field of the calls without a column, and a column without a field. */
const columns: Record<FileField, FileColumn> = {
  id: wholeNumber,
  version: wholeNumber,
  name: requiredText,
  sku: code,
  externalId: code,
  category: {
    write: ({ category }, all) => categoryLabelOf(category, all),
    read: categoryIn,
  },
  price: { read: (cell) => wholeNumber.read(cell.replace(tomanSign, ''), []) },
  showPrice: flagColumn('showPrice'),
  featured: flagColumn('featured'),
  description: text,
  image: text,
  ...(Object.fromEntries(technicalFields.map((field) => [field, text])) as Record<keyof TechnicalDto, FileColumn>),
  brix: requiredText,
  origin: requiredText,
  packs: { write: ({ packs }) => writtenPacks(packs ?? []), read: packsIn },
  pressMonths: months,
  leadTimeDays: optionalNumber,
};

export const fileFields = Object.keys(columns) as readonly FileField[];

/** The heading of a column, which also names the column in problems. */
export function headingOf(field: FileField): string {
  return (copy.columns as Partial<Record<FileField, string>>)[field] ?? labelOf(undefined, field);
}

/** All headings that are read: the Persian ones for people, and the API's names of the fields for programs. */
export const fileHeadings = fileFields.flatMap((field) => [
  [field, headingOf(field)] as const,
  [field, field] as const,
]);

export function productColumns(categories: readonly Category[]): CsvColumn<Product>[] {
  return fileFields.map((field) => [headingOf(field), (product) => cellOf(product, field, categories)]);
}

function cellOf(product: Product, field: FileField, categories: readonly Category[]): Cell {
  const { write } = columns[field];
  return write ? write(product, categories) : (product[field] as Cell);
}

/**
 * The value of a cell for the form; `undefined` when the cell has the stored value, also in the way that a spreadsheet
 * writes it.
 */
export function changeIn(
  cell: string,
  field: FileField,
  { product, categories }: { product: Product | null; categories: readonly Category[] },
): unknown {
  const { read, isSame } = columns[field];
  if (product) {
    const written = String(cellOf(product, field, categories) ?? '').trim();
    if (cell === written || cell === `'${written}` || isSame?.(cell, written)) return undefined;
  }
  return read(cell, categories);
}

function flagColumn(field: 'showPrice' | 'featured'): FileColumn {
  return {
    write: (product) => yesOrNo(product[field]),
    read: (cell) => booleans.get(foldForSearch(cell)) ?? cell,
  };
}

/** The number of a month by its name or its number, however typed. */
function monthOf(typed: string): number | null {
  const at = MONTHS.findIndex((name) => foldForSearch(name) === foldForSearch(typed));
  return at === -1 ? parseWholeNumber(typed) : at + 1;
}

function textIn(cell: string): string {
  return cell.replace(disarmed, '$1');
}

/** The apostrophe that the export puts before a cell that a spreadsheet would read as a formula. */
const disarmed = /^'([=+\-@\t\r＝＋－＠])/;
const tomanSign = /تومان|\s/g;
const booleans = new Map<string, boolean>([
  ...[yesOrNo(true), '1', 'true'].map((word) => [foldForSearch(word), true] as const),
  ...[yesOrNo(false), '0', 'false', ''].map((word) => [foldForSearch(word), false] as const),
]);

/** The category in the file: its name if no other category has the same name, otherwise its slug. */
function categoryLabelOf(category: Pick<Category, 'slug' | 'name'>, all: readonly Category[]): string {
  return all.filter(({ name }) => name === category.name).length > 1 ? category.slug : category.name;
}

/**
 * The slug of the category with this slug or this name, however the name is typed. An empty cell stays empty; for any
 * other text the result is a slug that the validation refuses.
 */
function categoryIn(cell: string, categories: readonly Category[]): string {
  const folded = foldForSearch(cell);
  const found =
    categories.find(({ slug }) => slug === cell) ?? categories.find(({ name }) => foldForSearch(name) === folded);
  return found?.slug ?? (cell === '' ? '' : unknownCategory);
}

/** Not a valid slug, so it matches no category. */
export const unknownCategory = '?';
