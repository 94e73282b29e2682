import { foldForSearch } from '@afshoreh/persian';
import type { EntityManager } from 'typeorm';
import { fingerprintOf } from '../common/idempotency.js';
import { phoneKeyOf, sortKeyOf, storeTerms } from '../common/search/index.js';
import { recordMediaUses } from '../media/index.js';
import type { Seller } from './seller.entity.js';
import type { CreateSellerDto, SellerApplicationDto } from './seller-forms.dto.js';
import { SellerSearchTerm, sellerTermsOf } from './seller-search-term.entity.js';

const required = ['companyName', 'ownerFullName', 'nationalId', 'phoneNumber', 'email', 'address'] as const;
const optional = ['taxId', 'website', 'whatsappNumber', 'productionCapacityPerMonth', 'certifications'] as const;
const applicationFields = [...required, 'productCategories', ...optional, 'exportReady'] as const;
const adminFields = ['factoryImages', 'status', 'isFeaturedSeller', 'notes'] as const;

/** A seller about whom nothing is known yet. */
export const blankSeller = {
  ...{ taxId: null, website: null, whatsappNumber: null, productionCapacityPerMonth: null, certifications: null },
  ...{ factoryImages: null, notes: null, fingerprint: null, exportReady: false, isFeaturedSeller: false },
  ...{ status: 'pending', version: 1 },
} satisfies Partial<Seller>;

/** What a form says about a seller, and what follows from it. Fields that the form leaves out are not in the answer. */
export function statedIn(form: CreateSellerDto): Partial<Seller> & Pick<Seller, 'searchKey'> {
  const said = [...applicationFields, ...adminFields].filter((field) => form[field] !== undefined);
  return { ...Object.fromEntries(said.map((field) => [field, form[field]])), searchKey: searchKeyOf(form) };
}

/** The same for two sendings of one application, however its digits were typed. */
export function applicationFingerprintOf(form: SellerApplicationDto): string {
  return fingerprintOf(applicationFields.map((field) => form[field] ?? null));
}

/** The ids in «3,12». */
function imageIdsOf({ factoryImages }: Pick<Seller, 'factoryImages'>): number[] {
  return factoryImages === null ? [] : factoryImages.split(',').map(Number);
}

/** Its images with one more; as they are when it has that one, or as many as the form takes. */
export function imagesAfter(seller: Pick<Seller, 'factoryImages'>, mediaId: number): string | null {
  const ids = imageIdsOf(seller);
  return ids.includes(mediaId) || ids.length >= 20 ? seller.factoryImages : [...ids, mediaId].join(',');
}

/** Writes down which media the seller shows. */
export function recordImages(tx: EntityManager, seller: Seller): Promise<void> {
  const place = { place: 'seller', placeId: seller.id, title: seller.companyName } as const;
  return recordMediaUses(tx, place, [{ field: 'factoryImages', ids: imageIdsOf(seller) }]);
}

/** Stores it with what it is found by. */
export async function storeSeller(tx: EntityManager, seller: Seller): Promise<Seller> {
  seller.sortKey = sortKeyOf(seller.companyName);
  const stored = await tx.save(seller);
  await storeTerms(tx, SellerSearchTerm, stored.id, sellerTermsOf(stored));
  return stored;
}

function searchKeyOf({ companyName, ownerFullName, email, phoneNumber }: SellerApplicationDto): string {
  return [...[companyName, ownerFullName, email].map(foldForSearch), phoneKeyOf(phoneNumber)].join('\n');
}
