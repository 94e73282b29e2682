import { In, LessThanOrEqual, type EntityManager } from 'typeorm';
import { ValidationFailed } from '../common/errors/index.js';
import { isValid, warnedUntil } from '../common/validity.js';
import { MediaItem, recordMediaUses, type MediaMention } from '../media/index.js';
import { copy } from './copy.js';
import { ProductDocument } from './product-document.entity.js';
import type { SaveProductDocumentDto } from './product-documents.dto.js';
import type { ProductFile } from './product-file.js';
import { ProductPicture } from './product-picture.entity.js';
import type { SaveProductPictureDto } from './product-pictures.dto.js';
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

/** The documents that visitors may download: those that have not expired. */
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

/** The documents that the product has once the form is saved. */
export const documentsAfter = (
  stored: ProductDocument[],
  form: readonly SaveProductDocumentDto[] | undefined,
): ProductDocument[] => filesAfter(stored, form?.map(fieldsOf));

/** The documents or pictures that the product has once the form is saved. Compare them with the stored ones to see a change. */
export function filesAfter<File extends ProductFile>(
  stored: File[],
  form: readonly { mediaId: number }[] | undefined,
): File[] {
  const media = new Map(stored.map((file) => [file.mediaId, file.media]));
  // For a file that is new to the product the id is enough to see the difference.
  const unknown = { variants: [] };
  return form?.map((each) => ({ ...each, media: media.get(each.mediaId) ?? unknown }) as unknown as File) ?? stored;
}

/** The pictures of a product's gallery with their files, in the admin's order. One query. */
export function picturesOf(manager: EntityManager, productId: number): Promise<ProductPicture[]> {
  return manager.find(ProductPicture, {
    where: { productId },
    relations: { media: true },
    relationLoadStrategy: 'join',
    order: { position: 'ASC' },
  });
}

interface ShownMedia {
  documents?: readonly SaveProductDocumentDto[] | undefined;
  pictures?: readonly SaveProductPictureDto[] | undefined;
}

/**
 * Stores the documents and the gallery of a saved product, and records which media it uses. What the form leaves out stays.
 * @throws ValidationFailed on `image`, `documents.0.mediaId` or `pictures.0.mediaId` when the library does not have that file,
 * and for a picture that is a document
 */
export async function saveShownMedia(
  tx: EntityManager,
  { id, name, image }: Product,
  { documents, pictures }: ShownMedia,
): Promise<void> {
  const mentionsOf = (list: string, files: readonly { mediaId: number }[]): MediaMention[] =>
    files.map(({ mediaId }, index) => ({ field: `${list}.${index}.mediaId`, ids: [mediaId] }));
  // This check comes first, because its error names the field.
  await recordMediaUses(tx, { place: 'product', placeId: id, title: name }, [
    { field: 'image', text: image },
    ...mentionsOf('documents', documents ?? (await tx.findBy(ProductDocument, { productId: id }))),
    ...mentionsOf('pictures', pictures ?? (await tx.findBy(ProductPicture, { productId: id }))),
  ]);
  if (documents) await saveDocuments(tx, id, documents);
  if (pictures) await savePictures(tx, id, pictures);
}

async function savePictures(tx: EntityManager, id: number, pictures: readonly SaveProductPictureDto[]): Promise<void> {
  const items = await tx.findBy(MediaItem, { id: In(pictures.map(({ mediaId }) => mediaId)), isImage: false });
  const documents = new Set(items.map((item) => item.id));
  const errors = pictures.flatMap(({ mediaId }, index) =>
    documents.has(mediaId) ? [{ field: `pictures.${index}.mediaId`, message: copy.notAPicture }] : [],
  );
  if (errors.length > 0) throw new ValidationFailed(errors);
  await tx.delete(ProductPicture, { productId: id });
  const rows = pictures.map(({ mediaId, alt }, position) => ({ productId: id, mediaId, alt, position }));
  if (rows.length > 0) await tx.insert(ProductPicture, rows);
}

async function saveDocuments(
  tx: EntityManager,
  id: number,
  documents: readonly SaveProductDocumentDto[],
): Promise<void> {
  await tx.delete(ProductDocument, { productId: id });
  const rows = documents.map((document, position) => ({ ...fieldsOf(document), productId: id, position }));
  if (rows.length > 0) await tx.insert(ProductDocument, rows);
}

/** A validity or an edition that the form leaves out is stored as null. */
function fieldsOf({ mediaId, title, kind, language, edition = null, validUntil = null }: SaveProductDocumentDto) {
  return { mediaId, title, kind, language, edition, validUntil };
}
