import { In, IsNull, MoreThanOrEqual, Not, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { dayOf } from '../common/tehran-day.js';
import { judgedAnew, statedParameters, type StatedParameters } from './judged-results.js';
import { Analysis, Lot } from './lot.entity.js';
import { LotNotFound } from './lots.errors.js';

export interface LotWithAnalyses {
  lot: Lot;
  /** The newest first. */
  analyses: Analysis[];
}

const published = { publishedAt: Not(IsNull()) };
const newestFirst = { id: 'DESC' } as const;

/** The results of drafts are compared with the limits of today. @throws LotNotFound */
export async function lotForStaff(
  manager: EntityManager,
  id: number,
): Promise<LotWithAnalyses & { stated: StatedParameters }> {
  const lot = await findLot(manager, { id });
  const stated = await statedParameters(manager, lot.productId);
  const analyses = await manager.find(Analysis, { where: { lotId: id }, order: newestFirst });
  return { lot, stated, analyses: analyses.map((each) => judgedToday(each, stated)) };
}

export function judgedToday(analysis: Analysis, stated: StatedParameters): Analysis {
  if (analysis.publishedAt) return analysis;
  return Object.assign(analysis, { results: judgedAnew(analysis.results, stated) });
}

/** A lot that visitors may see, with every edition of its certificate. @throws LotNotFound, also for a draft */
export async function lotForVisitors(manager: EntityManager, number: string): Promise<LotWithAnalyses> {
  const lot = await findLot(manager, { number, status: Not('draft') });
  const analyses = await manager.find(Analysis, { where: { lotId: lot.id, ...published }, order: { edition: 'DESC' } });
  return { lot, analyses };
}

const mostLots = 50;

/** The lots of a product that are sold today, the newest first, each with its latest certificate. Two queries. */
export async function lotsOnSale(manager: EntityManager, productId: number, now: Date): Promise<LotWithAnalyses[]> {
  const lots = await manager.find(Lot, {
    where: { productId, status: 'released', bestBefore: MoreThanOrEqual(dayOf(now)) },
    order: { producedOn: 'DESC', id: 'DESC' },
    take: mostLots,
  });
  if (lots.length === 0) return [];
  const analyses = await manager.find(Analysis, {
    where: { lotId: In(lots.map(({ id }) => id)), replacedBy: IsNull(), ...published },
    order: { edition: 'DESC' },
  });
  return lots.map((lot) => ({ lot, analyses: analyses.filter(({ lotId }) => lotId === lot.id).slice(0, 1) }));
}

/** The lots of several products that are sold today, the newest first. One query. */
export function lotsOnSaleOf(manager: EntityManager, productIds: readonly number[], now: Date): Promise<Lot[]> {
  return manager.find(Lot, {
    where: { productId: In([...productIds]), status: 'released', bestBefore: MoreThanOrEqual(dayOf(now)) },
    order: { producedOn: 'DESC', id: 'DESC' },
    take: mostLots,
  });
}

/** @throws LotNotFound */
export async function findLot(manager: EntityManager, where: FindOptionsWhere<Lot>): Promise<Lot> {
  const lot = await manager.findOneBy(Lot, where);
  if (!lot) throw new LotNotFound(typeof where.id === 'number' ? where.id : undefined);
  return lot;
}
