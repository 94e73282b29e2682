import { foldForSearch, parseWholeNumber } from '@afshoreh/persian';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { fieldErrorsOf } from '../common/validation/index.js';
import type { Category } from './category.entity.js';
import { copy } from './copy.js';
import type { Product } from './product.entity.js';
import type { ImportProblem, SheetRow } from './product-sheet.js';
import { cellOf, headingOf, type FileField } from './products.csv.js';
import { AdminProductDto, CreateProductDto } from './products-admin.dto.js';

const words = copy.import;

/** A row that is to be stored. */
export interface ImportedRow {
  row: number;
  form: CreateProductDto;
}

/** What a file would do: what is in `problems` keeps all of it from being done. */
export interface ImportPlan {
  created: ImportedRow[];
  changed: (ImportedRow & { id: number; version: number })[];
  unchanged: number;
  problems: ImportProblem[];
}

/** What is stored now. */
export interface Catalogue {
  products: ReadonlyMap<number, Product>;
  categories: readonly Category[];
}

/** The ids that rows name, each once. */
export function idsIn(rows: readonly SheetRow[]): number[] {
  return [...new Set(rows.flatMap(({ cells }) => parseWholeNumber(cells.id ?? '') ?? []))];
}

/** Compares the rows of a file with what is stored. A row without an id is a new product. */
export function planOf(rows: readonly SheetRow[], catalogue: Catalogue): ImportPlan {
  const plan: ImportPlan = { created: [], changed: [], unchanged: 0, problems: [] };
  const seen = new Set<number>();
  for (const each of rows) {
    if (!each.cells.id) addNew(plan, each, catalogue);
    else addKnown(plan, each, catalogue, seen);
  }
  return plan;
}

function addNew(plan: ImportPlan, { row, cells }: SheetRow, catalogue: Catalogue): void {
  const form = valuesOf(cells, null, catalogue);
  // Left empty, a field of a new product is as good as left out, unless it is required.
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
  const changes = changesOf(valuesOf(cells, product, catalogue), stored);
  if (Object.keys(changes).length === 0) return void (plan.unchanged += 1);
  const version = parseWholeNumber(cells.version ?? '');
  if (version === null) return refuse('version', words.versionMissing);
  if (version !== product.version) return refuse('version', words.changedMeanwhile);
  const checked = checkedForm({ ...stored, ...changes });
  if (checked.problems.length > 0) plan.problems.push(...placed(checked.problems, row));
  else plan.changed.push({ row, id, version, form: checked.form });
}

type Values = Record<string, unknown>;

/** The fields of a product as its form has them. */
function formOf(product: Product): Values {
  const { id: _id, version: _version, createdAt: _made, updatedAt: _changed, ...form } = AdminProductDto.of(product);
  return form;
}

/** What differs from what is stored; an empty cell is what nobody filled in. */
function changesOf(values: Values, stored: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== stored[field]));
}

/** What the cells of a row say, by field. A cell that the export would write like that says what is stored. */
function valuesOf(cells: SheetRow['cells'], product: Product | null, { categories }: Catalogue): Values {
  const stored = product && formOf(product);
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
  if (field === 'showPrice' || field === 'featured') return yesOrNo.get(foldForSearch(cell)) ?? cell;
  const text = cell.replace(disarmed, '$1');
  return text === '' && !required.has(field) ? null : text;
}

const priceIn = (digits: string): number | string => parseWholeNumber(digits) ?? digits;

/** The apostrophe that the export puts before what a spreadsheet would take for a formula. */
const disarmed = /^'([=+\-@\t\r＝＋－＠])/;
const required: ReadonlySet<FileField> = new Set(['name', 'brix', 'origin']);
const tomanSign = /تومان|\s/g;
const yesOrNo = new Map<string, boolean>([
  ...[copy.yes, '1', 'true'].map((word) => [foldForSearch(word), true] as const),
  ...[copy.no, '0', 'false', ''].map((word) => [foldForSearch(word), false] as const),
]);

/** The slug of the category with this slug or, however typed, this name; what is none stays, to be refused. */
function categoryIn(cell: string, categories: readonly Category[]): string {
  const folded = foldForSearch(cell);
  const found =
    categories.find(({ slug }) => slug === cell) ?? categories.find(({ name }) => foldForSearch(name) === folded);
  return found?.slug ?? (cell === '' ? '' : unknownCategory);
}

/** No slug, so that nothing is found by it. */
const unknownCategory = '?';

interface Checked {
  form: CreateProductDto;
  problems: Omit<ImportProblem, 'row'>[];
}

/** The form, with what the call for one product would refuse. */
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
