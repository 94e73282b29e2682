import { In, type EntityManager } from 'typeorm';
import { insertRows } from '../../database/index.js';
import { Parameter } from '../parameters/parameter.entity.js';
import { Product } from '../product.entity.js';
import { familyTermsIn, type FamilyTerms } from './families-read.js';
import { ProductSpecification } from './product-specification.entity.js';
import { readText } from './read-text.js';
import { parameterOfText, textFields, type TextField } from './text-fields.js';
import { blankValue } from './typed-value.js';

/** A stored product, and its fields that got another value; `isNew`: all of them. */
export interface SavedTexts {
  product: Product;
  changed: readonly string[];
  isNew?: boolean;
}

type NewRow = Omit<ProductSpecification, 'id' | 'product' | 'parameter'>;

/**
 * Reads the technical texts that were saved into typed values, so that limits find the product whichever call saved it.
 * A text that cannot be read leaves a typed value as it is (staff chose other words for it); without a typed value it is
 * stored as unread. A new product without a family gets the one in its name. Few queries for any number of products.
 */
export async function readProductTexts(tx: EntityManager, saved: readonly SavedTexts[]): Promise<void> {
  const written = saved.map((each) => ({ ...each, fields: fieldsIn(each) })).filter(({ fields }) => fields.length > 0);
  if (written.length === 0) return;
  const terms = await familyTermsIn(tx);
  await assignFamilies(tx, written, terms);
  const parameters = await tx.findBy(Parameter, { code: In(Object.values(parameterOfText)) });
  const stored = await storedRows(tx, written);
  const obsolete: number[] = [];
  const rows: NewRow[] = [];
  for (const { product, fields } of written)
    for (const field of fields) {
      const parameter = parameters.find(({ code }) => code === parameterOfText[field]);
      if (!parameter) continue;
      const before = stored.get(`${product.id} ${parameter.id}`);
      const row = rowOf(product, field, parameter, terms);
      const isOtherWords = row?.unread && before && !before.unread && before.valueText === null;
      if (isOtherWords) continue;
      if (before) obsolete.push(before.id);
      if (row) rows.push(row);
    }
  if (obsolete.length > 0) await tx.delete(ProductSpecification, { id: In(obsolete) });
  if (rows.length > 0) await insertRows(tx, ProductSpecification, rows);
}

function fieldsIn({ product, changed, isNew }: SavedTexts): TextField[] {
  if (isNew) return textFields.filter((field) => product[field]);
  return textFields.filter((field) => changed.includes(field));
}

async function assignFamilies(tx: EntityManager, saved: readonly SavedTexts[], terms: FamilyTerms): Promise<void> {
  const byFamily = new Map<number, Product[]>();
  for (const { product, isNew } of saved) {
    const family = isNew && product.familyId === null ? terms.familyOf(product.name) : null;
    if (family !== null) byFamily.set(family, [...(byFamily.get(family) ?? []), product]);
  }
  for (const [familyId, products] of byFamily) {
    await tx.update(Product, { id: In(products.map(({ id }) => id)) }, { familyId });
    for (const product of products) product.familyId = familyId;
  }
}

async function storedRows(tx: EntityManager, saved: readonly SavedTexts[]): Promise<Map<string, ProductSpecification>> {
  const ids = saved.filter(({ isNew }) => !isNew).map(({ product }) => product.id);
  const rows = ids.length > 0 ? await tx.findBy(ProductSpecification, { productId: In(ids) }) : [];
  return new Map(rows.map((row) => [`${row.productId} ${row.parameterId}`, row]));
}

/** Null for an empty text. */
function rowOf(product: Product, field: TextField, { id, kind, unit }: Parameter, terms: FamilyTerms): NewRow | null {
  const text = product[field];
  if (!text) return null;
  const place = { productId: product.id, parameterId: id };
  const usual = terms.of(product.familyId, id);
  const read = readText(text, kind, unit);
  const acid = read?.acid ?? usual.acid;
  if (!read || (read.valueText === null && acid === null && terms.needsAcid(id)))
    return { ...blankValue, ...place, valueText: text, unread: true };
  if (read.valueText !== null) return { ...blankValue, ...place, valueText: read.valueText, unread: false };
  // The pH at which a titration to another acid ends is not known.
  const endPoint = acid === usual.acid ? usual.endPoint : null;
  return { ...read, ...place, basisBrix: usual.basisBrix, acid, endPoint, unread: false };
}
