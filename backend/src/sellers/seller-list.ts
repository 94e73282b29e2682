import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { batchesById, type Page, type PageQuery } from '../common/http/index.js';
import { idsFoundBy, inRange, pageOf, rowsAfter, type ListOrder } from '../common/search/index.js';
import { sellerStatuses } from './seller-status.js';
import { SellerSearchTerm } from './seller-search-term.entity.js';
import { Seller } from './seller.entity.js';
import type { SellerCountsDto, SellersExportQuery, SellerSort, SellersQuery } from './sellers.dto.js';

const byCompany: ListOrder = [
  ['seller.sortKey', 'ASC'],
  ['seller.id', 'ASC'],
];
const adminOrders: Record<SellerSort, ListOrder> = {
  newest: [['seller.id', 'DESC']],
  company: byCompany,
  status: [
    [`seller.status = 'pending'`, 'DESC'],
    ['seller.status', 'ASC'],
    ['seller.id', 'DESC'],
  ],
};
const publicOrder: ListOrder = [['seller.isFeaturedSeller', 'DESC'], ...byCompany];

/** Sellers as admins list them. */
export async function adminPage(manager: EntityManager, { q, ...query }: SellersQuery): Promise<Page<Seller>> {
  return pageOf(
    filtered(manager, query),
    adminOrders[query.sort],
    query,
    await idsFoundBy(manager, SellerSearchTerm, q),
  );
}

/** Approved sellers, whatever was asked (D18): a search could find out phones. Two queries. */
export function publicPage(manager: EntityManager, query: PageQuery): Promise<Page<Seller>> {
  return pageOf(filtered(manager, { status: 'approved' }), publicOrder, query);
}

/** All that the admin's list would show, in batches by rising id. */
export async function* batches(manager: EntityManager, { q, ...query }: SellersExportQuery): AsyncGenerator<Seller[]> {
  const found = await idsFoundBy(manager, SellerSearchTerm, q);
  yield* batchesById((after, limit) => rowsAfter(filtered(manager, query), found, after, limit));
}

/** How many sellers each status has, as the filter of the admin's list names them. */
export async function countsByStatus(manager: EntityManager): Promise<SellerCountsDto> {
  const counts = await Promise.all(sellerStatuses.map((status) => manager.countBy(Seller, { status })));
  const [pending = 0, approved = 0, rejected = 0] = counts;
  return { all: pending + approved + rejected, pending, approved, rejected };
}

type Filters = Pick<SellersQuery, 'status' | 'from' | 'to'>;

function filtered(manager: EntityManager, { status, ...range }: Filters): SelectQueryBuilder<Seller> {
  const find = manager.createQueryBuilder(Seller, 'seller');
  if (status !== 'all') find.where('seller.status = :status', { status });
  return inRange(find, 'seller.createdAt', range);
}
