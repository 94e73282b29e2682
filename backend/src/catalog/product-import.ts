import { foldForSearch, parseWholeNumber } from '@afshoreh/persian';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { yesOrNo } from '../common/http/index.js';
import { inSlices } from '../common/in-slices.js';
import { fieldErrorsOf } from '../common/validation/index.js';
import type { Category } from './category.entity.js';
import { copy } from './copy.js';
import type { Pictures } from './product-import-pictures.js';
import type { Product } from './product.entity.js';
import type { ImportProblem, SheetRow } from './product-sheet.js';
import { cellOf, headingOf, type FileField } from './products.csv.js';
import { AdminProductDto, CreateProductDto } from './products-admin.dto.js';

const words = copy.import;

export interface ImportedRow {
  row: number;
  form: CreateProductDto;
}

/** What a file would change. If there is an entry in `problems`, nothing is imported. */
export interface ImportPlan {
  created: ImportedRow[];
  changed: (ImportedRow & { id: number; version: number })[];
  unchanged: number;
  problems: ImportProblem[];
}

export interface Catalogue {
  products: ReadonlyMap<number, Product>;
  categories: readonly Category[];
  /** US dollars per ton, by the name key of the product. */
  prices: ReadonlyMap<string, number>;
  /** Toman per dollar; null when the rate is too old. */
  rate: number | null;
  pictures: Pictures;
}

export function idsIn(rows: readonly SheetRow[]): number[] {
  return [...new Set(rows.flatMap(({ cells }) => parseWholeNumber(cells.id ?? '') ?? []))];
}

/** Compares the rows with the stored products. A row without an id is a new product. */
export async function planOf(rows: readonly SheetRow[], catalogue: Catalogue): Promise<ImportPlan> {
  const plan: ImportPlan = { created: [], changed: [], unchanged: 0, problems: [] };
  const seen = new Set<number>();
  await inSlices(rows, (each) => {
    if (!each.cells.id) addNew(plan, each, catalogue);
    else addKnown(plan, each, catalogue, seen);
  });
  return plan;
}

function addNew(plan: ImportPlan, { row, cells }: SheetRow, catalogue: Catalogue): void {
  const form = valuesOf(cells, null, null, catalogue);
  // For a new product an empty field is the same as a missing one, unless the field is required.
  const checked = checkedForm({ name: '', price: '', brix: '', origin: '', category: '', ...form });
  if (checked.problems.length > 0) plan.problems.push(...placed(checked.problems, row));
  else plan.created.push({ row, form: checked.form });
}

function addKnown(plan: ImportPlan, { row, cells }: SheetRow, catalogue: Catalogue, seen: Set<number>): void {
  const refuse = (field: FileField, message: string) =>
    void plan.problems.push({ row, column: headingOf(field), message });
  const id = parseWholeNumber(cells.id ?? '');
  if (id === null) return refuse('id', words.idWrong);
  const product = catalogue.products.get(id);
  if (!product) return refuse('id', words.productUnknown);
  if (seen.has(id)) return refuse('id', copy.productTwice);
  seen.add(id);
  const stored = formOf(product);
  const changes = changesOf(valuesOf(cells, product, stored, catalogue), stored);
  if (Object.keys(changes).length === 0) return void (plan.unchanged += 1);
  const version = parseWholeNumber(cells.version ?? '');
  if (version === null) return refuse('version', words.versionMissing);
  if (version !== product.version) return refuse('version', words.changedMeanwhile);
  const checked = checkedForm({ ...stored, ...changes });
  if (checked.problems.length > 0) plan.problems.push(...placed(checked.problems, row));
  else if (isSame(checked.form, stored)) plan.unchanged += 1;
  else plan.changed.push({ row, id, version, form: checked.form });
}

type Values = Record<string, unknown>;

function formOf(product: Product): Values {
  const { id: _id, version: _version, createdAt: _made, updatedAt: _changed, ...form } = AdminProductDto.of(product);
  return form;
}

function changesOf(values: Values, stored: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== stored[field]));
}

/** Whether a validated form equals the stored values. Cells that look different may be equal once they are parsed. */
function isSame(form: CreateProductDto, stored: Values): boolean {
  return Object.keys(changesOf({ ...form }, stored)).every(
    (field) => form[field as keyof CreateProductDto] === undefined,
  );
}

/** Returns the values of a row by field. If a cell equals the text that the export would write, the value is the stored one. */
function valuesOf(
  cells: SheetRow['cells'],
  product: Product | null,
  stored: Values | null,
  { categories }: Catalogue,
): Values {
  const entries = Object.entries(cells) as [FileField, string][];
  return Object.fromEntries(
    entries
      .filter(([field]) => field !== 'id' && field !== 'version')
      .map(([field, cell]) => {
        const written = product && String(cellOf(product, field, categories) ?? '').trim();
        const isSame = stored !== null && (cell === written || cell === `'${written}`);
        return [field, isSame ? stored[field] : valueIn(cell, field, categories)];
      }),
  );
}

function valueIn(cell: string, field: FileField, categories: readonly Category[]): unknown {
  if (field === 'category') return categoryIn(cell, categories);
  if (field === 'price') return priceIn(cell.replace(tomanSign, ''));
  if (field === 'showPrice' || field === 'featured') return booleans.get(foldForSearch(cell)) ?? cell;
  const text = cell.replace(disarmed, '$1');
  return text === '' && !required.has(field) ? null : text;
}

const priceIn = (digits: string): number | string => parseWholeNumber(digits) ?? digits;

/** The apostrophe that the export puts before a cell that a spreadsheet would read as a formula. */
const disarmed = /^'([=+\-@\t\r＝＋－＠])/;
const required: ReadonlySet<FileField> = new Set(['name', 'brix', 'origin']);
const tomanSign = /تومان|\s/g;
const booleans = new Map<string, boolean>([
  ...[yesOrNo(true), '1', 'true'].map((word) => [foldForSearch(word), true] as const),
  ...[yesOrNo(false), '0', 'false', ''].map((word) => [foldForSearch(word), false] as const),
]);

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
const unknownCategory = '?';

interface Checked {
  form: CreateProductDto;
  problems: Omit<ImportProblem, 'row'>[];
}

/** Validates the values like the operation that saves a single product. */
function checkedForm(values: Values): Checked {
  const form = plainToInstance(CreateProductDto, values);
  const errors = fieldErrorsOf(validateSync(form, { whitelist: true, forbidUnknownValues: true }));
  const problems = errors.map(({ field, message }) => ({
    column: headingOf(field as FileField),
    message: field === 'category' && values.category === unknownCategory ? copy.categoryUnknown : message,
  }));
  return { form, problems };
}

const placed = (problems: Checked['problems'], row: number): ImportProblem[] =>
  problems.map((problem) => ({ row, ...problem }));
