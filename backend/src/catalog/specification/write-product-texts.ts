import type { Product } from '../product.entity.js';
import type { ProductSpecification, Specification } from './product-specification.entity.js';
import { readText } from './read-text.js';
import { parameterOfText, textFieldOf, textFields, type TextField } from './text-fields.js';
import { isSameValue } from './typed-value.js';
import { writtenText } from './write-text.js';

/**
 * The texts of a product whose typed values become `rows`. A text follows its value when it is empty or says what the old
 * value says. Staff wrote any other text themselves, and it stays, unless its parameter is one of `automatic`.
 */
export function textsAfter(
  { product, rows: before }: Specification,
  rows: readonly ProductSpecification[],
  automatic: ReadonlySet<string> = new Set(),
): Partial<Product> {
  const changes = textFields.flatMap((field) => {
    const [old, next] = [before, rows].map((each) =>
      each.find(({ parameter }) => parameter.code === parameterOfText[field]),
    );
    const isUnchanged = old === next || (old && next && isSameValue(old, next));
    const stays = isUnchanged || !follows(product, field, old);
    if (stays && !automatic.has(parameterOfText[field])) return [];
    return [[field, next ? writtenText(next, next.parameter.unitName) : null] as const];
  });
  return Object.fromEntries(changes);
}

/** The technical text of a value if staff wrote it in other words than `writtenText` would; else null. */
export function ownTextOf(product: Product, row: ProductSpecification): string | null {
  const field = textFieldOf(row.parameter.code);
  return field === null || follows(product, field, row) ? null : product[field];
}

function follows(product: Product, field: TextField, old: ProductSpecification | undefined): boolean {
  const text = product[field];
  if (!text) return true;
  if (!old) return false;
  const { kind, unit, unitName } = old.parameter;
  if (text === writtenText(old, unitName)) return true;
  const read = readText(text, kind, unit);
  // A text never contains a basis or an end point, and often no acid, so these are taken from the old value.
  return read !== null && isSameValue({ ...old, ...read, acid: read.acid ?? old.acid, ...termsOf(old) }, old);
}

const termsOf = ({ basisBrix, endPoint }: ProductSpecification) => ({ basisBrix, endPoint });
