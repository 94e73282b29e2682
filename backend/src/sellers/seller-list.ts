import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { rangeOf, type Page, type PageQuery } from '../common/http/index.js';
import { holdsWords, withPhonesAsKeys } from '../common/search/index.js';
import { Seller } from './seller.entity.js';
import type { SellersExportQuery, SellerSort, SellersQuery } from './sellers.dto.js';

type Order = readonly [column: string, direction: 'ASC' | 'DESC'][];

const byCompany: Order = [
  ['seller.companyName', 'ASC'],
  ['seller.id', 'ASC'],
];
const adminOrders: Record<SellerSort, Order> = {
  newest: [['seller.id', 'DESC']],
  company: byCompany,
  status: [
    [`seller.status = 'pending'`, 'DESC'],
    ['seller.status', 'ASC'],
    ['seller.id', 'DESC'],
  ],
};
const publicOrder: Order = [['seller.isFeaturedSeller', 'DESC'], ...byCompany];

/** Sellers as admins list them. Two queries, the first for the total. */
export function adminPage(manager: EntityManager, query: SellersQuery): Promise<Page<Seller>> {
  return pageOf(filtered(manager, query), adminOrders[query.sort], query);
}

/** Approved sellers, whatever was asked (D18): a search could find out phones. Two queries. */
export function publicPage(manager: EntityManager, query: PageQuery): Promise<Page<Seller>> {
  return pageOf(filtered(manager, { status: 'approved', q: '' }), publicOrder, query);
}

/** The next sellers by rising id, for exports. */
export function sellersAfter(
  manager: EntityManager,
  query: SellersExportQuery,
  id: number,
  limit: number,
): Promise<Seller[]> {
  return filtered(manager, query)
    .andWhere('seller.id > :id', { id })
    .orderBy('seller.id', 'ASC')
    .limit(limit)
    .getMany();
}

function filtered(manager: EntityManager, { status, q }: SellersExportQuery): SelectQueryBuilder<Seller> {
  const find = manager.createQueryBuilder(Seller, 'seller');
  if (status !== 'all') find.andWhere('seller.status = :status', { status });
  return holdsWords(find, 'seller.searchKey', withPhonesAsKeys(q));
}

async function pageOf(find: SelectQueryBuilder<Seller>, order: Order, query: PageQuery): Promise<Page<Seller>> {
  const total = await find.getCount();
  const { skip, take } = rangeOf(query);
  if (skip >= total) return { rows: [], total };
  for (const [column, direction] of order) find.addOrderBy(column, direction);
  return { rows: await find.limit(take).offset(skip).getMany(), total };
}
