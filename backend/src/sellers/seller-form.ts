import type { EntityManager } from 'typeorm';
import { fingerprintOf } from '../common/idempotency.js';
import { sortKeyOf, storeTerms } from '../common/search/index.js';
import { recordMediaUses } from '../media/index.js';
import { type Seller, SellerSearchTerm, sellerTermsOf } from './seller.entity.js';
import type { CreateSellerDto, SellerApplicationDto } from './seller-forms.dto.js';

const required = ['companyName', 'ownerFullName', 'nationalId', 'phoneNumber', 'email', 'address'] as const;
const optional = ['taxId', 'website', 'whatsappNumber', 'productionCapacityPerMonth', 'certifications'] as const;
const applicationFields = [...required, 'productCategories', ...optional, 'exportReady'] as const;
const adminFields = ['factoryImages', 'status', 'isFeaturedSeller', 'notes'] as const;

export const blankSeller = {
  taxId: null,
  website: null,
  whatsappNumber: null,
  productionCapacityPerMonth: null,
  certifications: null,
  factoryImages: null,
  notes: null,
  fingerprint: null,
  exportReady: false,
  isFeaturedSeller: false,
  status: 'pending',
  version: 1,
} satisfies Partial<Seller>;

export function fieldsIn(form: CreateSellerDto): Partial<Seller> {
  const sent = [...applicationFields, ...adminFields].filter((field) => form[field] !== undefined);
  return Object.fromEntries(sent.map((field) => [field, form[field]]));
}

/** The same fingerprint for two requests with the same application, whichever digits were used. */
export function applicationFingerprintOf(form: SellerApplicationDto): string {
  return fingerprintOf(applicationFields.map((field) => form[field] ?? null));
}

/** The ids in «3,12». */
function imageIdsOf({ factoryImages }: Pick<Seller, 'factoryImages'>): number[] {
  return factoryImages === null ? [] : factoryImages.split(',').map(Number);
}

/** The images with one more; unchanged when it is among them already, or when the form's maximum is reached. */
export function imagesAfter(seller: Pick<Seller, 'factoryImages'>, mediaId: number): string | null {
  const ids = imageIdsOf(seller);
  return ids.includes(mediaId) || ids.length >= 20 ? seller.factoryImages : [...ids, mediaId].join(',');
}

export function recordImages(tx: EntityManager, seller: Seller): Promise<void> {
  const place = { place: 'seller', placeId: seller.id, title: seller.companyName } as const;
  return recordMediaUses(tx, place, [{ field: 'factoryImages', ids: imageIdsOf(seller) }]);
}

export async function storeSeller(tx: EntityManager, seller: Seller): Promise<Seller> {
  seller.sortKey = sortKeyOf(seller.companyName);
  const stored = await tx.save(seller);
  await storeTerms(tx, SellerSearchTerm, stored.id, sellerTermsOf(stored));
  return stored;
}
