import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Page, PageQuery } from '../common/http/index.js';
import { allOf, inRange, pageOf, type ListOrder } from '../common/search/index.js';
import { sellerStatuses } from './seller-status.js';
import { SellerSearchTerm } from './seller-search-term.entity.js';
import { Seller } from './seller.entity.js';
import type { SellerCountsDto, SellersExportQuery, SellerSort, SellersQuery } from './sellers.dto.js';

const byCompany: ListOrder = { 'seller.sortKey': 'ASC', 'seller.id': 'ASC' };
const adminOrders: Record<SellerSort, ListOrder> = {
  newest: { 'seller.id': 'DESC' },
  company: byCompany,
  status: { "seller.status = 'pending'": 'DESC', 'seller.status': 'ASC', 'seller.id': 'DESC' },
};
const publicOrder: ListOrder = { 'seller.isFeaturedSeller': 'DESC', ...byCompany };

export function adminPage(manager: EntityManager, query: SellersQuery): Promise<Page<Seller>> {
  return pageOf(filtered(manager, query), adminOrders[query.sort], query, { terms: SellerSearchTerm });
}

/** Approved sellers, without a search: a search would let visitors guess phone numbers. Two queries. */
export function publicPage(manager: EntityManager, query: PageQuery): Promise<Page<Seller>> {
  return pageOf(filtered(manager, { status: 'approved' }), publicOrder, query);
}

export function batches(manager: EntityManager, query: SellersExportQuery): AsyncGenerator<Seller[]> {
  return allOf(filtered(manager, query), query.q, { terms: SellerSearchTerm });
}

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
