import { isDeepStrictEqual } from 'node:util';
import { parseWholeNumber } from '@afshoreh/persian';
import { skuOf } from '@afshoreh/persian/skus';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { inSlices } from '../common/in-slices.js';
import { fieldErrorsOf } from '../common/validation/index.js';
import type { Category } from './category.entity.js';
import { copy } from './copy.js';
import type { Pictures } from './product-import-pictures.js';
import type { Product } from './product.entity.js';
import type { CellProblem, SheetRow } from './product-sheet.js';
import { changeIn, unknownCategory, type FileField } from './products.csv.js';
import { AdminProductDto, CreateProductDto } from './products-admin.dto.js';

const words = copy.import;

export interface ImportedRow {
  row: number;
  form: CreateProductDto;
}

/** What a file would change. If there is an entry in `problems`, nothing is imported. */
export interface ImportPlan<Problem = CellProblem> {
  created: ImportedRow[];
  changed: (ImportedRow & { id: number; version: number })[];
  unchanged: number;
  problems: Problem[];
}

export interface Catalogue {
  products: ReadonlyMap<number, Product>;
  /** For a file without ids, which names its products by SKU as programs do. */
  idsBySku: ReadonlyMap<string, number>;
  categories: readonly Category[];
  /** US dollars per ton, by the name key of the product. */
  prices: ReadonlyMap<string, number>;
  /** Toman per dollar; null when the rate is too old. */
  rate: number | null;
  pictures: Pictures;
}

/** The SKUs of the rows in a file without ids. */
export function skusIn(rows: readonly SheetRow[]): string[] {
  return rows.flatMap(({ cells: { id, sku } }) => (id === undefined && sku ? skuOf(sku) : []));
}

/** Empty for a new product. */
function idIn({ id, sku }: SheetRow['cells'], { idsBySku }: Pick<Catalogue, 'idsBySku'>): string {
  return id ?? String(idsBySku.get(skuOf(sku ?? '')) ?? '');
}

export function idsIn(rows: readonly SheetRow[], catalogue: Pick<Catalogue, 'idsBySku'>): number[] {
  return [...new Set(rows.flatMap(({ cells }) => parseWholeNumber(idIn(cells, catalogue)) ?? []))];
}

/** Compares the rows with the stored products. A row without an id is a new product. */
export async function planOf(rows: readonly SheetRow[], catalogue: Catalogue): Promise<ImportPlan> {
  const plan: ImportPlan = { created: [], changed: [], unchanged: 0, problems: [] };
  const seen = new Set<number>();
  await inSlices(rows, (each) => {
    if (idIn(each.cells, catalogue) === '') addNew(plan, each, catalogue);
    else addKnown(plan, each, catalogue, seen);
  });
  return plan;
}

function addNew(plan: ImportPlan, { row, cells }: SheetRow, catalogue: Catalogue): void {
  // A row without a name cannot be a new product: in a list of prices, for example, it was meant for a stored one.
  if (cells.sku && cells.name === undefined)
    return void plan.problems.push({ row, field: 'sku', message: words.skuUnknown });
  const form = changesIn(cells, null, catalogue);
  // For a new product an empty field is the same as a missing one, unless the field is required.
  const checked = checkedForm({ name: '', price: '', brix: '', origin: '', category: '', ...form });
  if (checked.problems.length > 0) plan.problems.push(...placed(checked.problems, row));
  else plan.created.push({ row, form: checked.form });
}

function addKnown(plan: ImportPlan, { row, cells }: SheetRow, catalogue: Catalogue, seen: Set<number>): void {
  const refuse = (field: FileField, message: string) => void plan.problems.push({ row, field, message });
  const key = cells.id === undefined ? 'sku' : 'id';
  const id = parseWholeNumber(idIn(cells, catalogue));
  if (id === null) return refuse('id', words.idWrong);
  const product = catalogue.products.get(id);
  if (!product) return refuse(key, words.productUnknown);
  if (seen.has(id)) return refuse(key, copy.productTwice);
  seen.add(id);
  const changes = changesIn(cells, product, catalogue);
  if (Object.keys(changes).length === 0) return void (plan.unchanged += 1);
  // A file that names products by SKU need not have versions, as the calls of programs need not.
  const isFree = key === 'sku' && cells.version === undefined;
  const version = isFree ? product.version : parseWholeNumber(cells.version ?? '');
  if (version === null) return refuse('version', words.versionMissing);
  if (version !== product.version) return refuse('version', words.changedMeanwhile);
  const stored = formOf(product);
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

/** Whether a validated form equals the stored values. Cells that look different may be equal once they are parsed. */
function isSame(form: CreateProductDto, stored: Values): boolean {
  const plain = JSON.parse(JSON.stringify(form)) as Values;
  return Object.entries(plain).every(([field, value]) => isDeepStrictEqual(value, stored[field]));
}

/** The values of a row that differ from the stored product, by field; of a new product all of them. */
function changesIn(cells: SheetRow['cells'], product: Product | null, { categories }: Catalogue): Values {
  const changes: Values = {};
  for (const [field, cell] of Object.entries(cells) as [FileField, string][]) {
    if (field === 'id' || field === 'version') continue;
    const value = changeIn(cell, field, { product, categories });
    if (value !== undefined) changes[field] = value;
  }
  return changes;
}

interface Checked {
  form: CreateProductDto;
  problems: Omit<CellProblem, 'row'>[];
}

/** Validates the values like the operation that saves a single product. */
function checkedForm(values: Values): Checked {
  const form = plainToInstance(CreateProductDto, values);
  const errors = fieldErrorsOf(validateSync(form, { whitelist: true, forbidUnknownValues: true }));
  const problems = errors.map(({ field, message }) => ({
    // A problem inside a list is one of its column.
    field: field.split('.')[0] as FileField,
    message: field === 'category' && values.category === unknownCategory ? copy.categoryUnknown : message,
  }));
  return { form, problems };
}

const placed = (problems: Checked['problems'], row: number): CellProblem[] =>
  problems.map((problem) => ({ row, ...problem }));
