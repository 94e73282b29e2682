import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { isValid, warnedUntil } from '../common/validity.js';
import { recordMediaUses, type MediaMention } from '../media/index.js';
import { ProductDocument } from './product-document.entity.js';
import type { SaveProductDocumentDto } from './product-documents.dto.js';
import type { Product } from './product.entity.js';

/** The documents of a product with their files, in the admin's order. One query. */
export function documentsOf(manager: EntityManager, productId: number): Promise<ProductDocument[]> {
  return manager.find(ProductDocument, {
    where: { productId },
    relations: { media: true },
    relationLoadStrategy: 'join',
    order: { position: 'ASC' },
  });
}

/** Those that visitors may have. */
export async function validDocumentsOf(
  manager: EntityManager,
  productId: number,
  now: Date,
): Promise<ProductDocument[]> {
  return (await documentsOf(manager, productId)).filter((document) => isValid(document, now));
}

/** How many products have documents that expire within 30 days, or have expired. */
export async function countProductsWithExpiring(manager: EntityManager, now: Date): Promise<number> {
  const find = manager
    .createQueryBuilder(ProductDocument, 'document')
    .select('COUNT(DISTINCT document.productId)', 'count');
  const counted = await find
    .where({ validUntil: LessThanOrEqual(warnedUntil(now)) })
    .getRawOne<{ count: number | string }>();
  return Number(counted?.count);
}

/** The documents that the product has once the form is saved. Compare them with the stored ones to see a change. */
export function documentsAfter(
  stored: ProductDocument[],
  form: readonly SaveProductDocumentDto[] | undefined,
): ProductDocument[] {
  const media = new Map(stored.map((document) => [document.mediaId, document.media]));
  // For a file that is new to the product the id is enough to see the difference.
  return (
    form?.map((each) => ({ ...fieldsOf(each), media: media.get(each.mediaId) ?? {} }) as ProductDocument) ?? stored
  );
}

/**
 * Stores the documents of a saved product, and records which media it uses. Without documents in the form the stored
 * ones stay.
 * @throws ValidationFailed on `image` or `documents.0.mediaId` when the library does not have that file
 */
export async function saveShownMedia(
  tx: EntityManager,
  { id, name, image }: Product,
  documents: readonly SaveProductDocumentDto[] | undefined,
): Promise<void> {
  const ids = documents ?? (await tx.findBy(ProductDocument, { productId: id }));
  const mentions: MediaMention[] = ids.map(({ mediaId }, index) => ({
    field: `documents.${index}.mediaId`,
    ids: [mediaId],
  }));
  // This check comes first, because its error names the field.
  await recordMediaUses(tx, { place: 'product', placeId: id, title: name }, [
    { field: 'image', text: image },
    ...mentions,
  ]);
  if (!documents) return;
  await tx.delete(ProductDocument, { productId: id });
  const rows = documents.map((document, position) => ({ ...fieldsOf(document), productId: id, position }));
  if (rows.length > 0) await tx.insert(ProductDocument, rows);
}

/** Validity and edition that are left out are none. */
function fieldsOf({ mediaId, title, kind, language, edition = null, validUntil = null }: SaveProductDocumentDto) {
  return { mediaId, title, kind, language, edition, validUntil };
}
