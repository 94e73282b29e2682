import { foldForSearch } from '@afshoreh/persian';
import { Injectable } from '@nestjs/common';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { Product, ProductNotFound } from '../catalog/index.js';
import { ValidationFailed } from '../common/errors/index.js';
import type { Page } from '../common/http/index.js';
import { holdsWords, onlyKnown, pageOf, type ListOrder } from '../common/search/index.js';
import { dayOf } from '../common/tehran-day.js';
import { Database, findOrThrow, ifTaken } from '../database/index.js';
import { recordChange, saveChange, type Author } from '../operations/audit/index.js';
import { copy } from './copy.js';
import type { StatedParameters } from './judged-results.js';
import { findLot, lotForStaff, lotForVisitors, lotsOnSale, type LotWithAnalyses } from './lot-rows.js';
import { mayBecome } from './lot-status.js';
import { Analysis, Lot } from './lot.entity.js';
import {
  LotDto,
  type LotsQuery,
  type LotSort,
  type SaveLotDto,
  type SetLotStatusDto,
  type UpdateLotDto,
} from './lots.dto.js';
import { LotChangedMeanwhile, LotFixed, LotNumberTaken, LotStatusRefused } from './lots.errors.js';

const orders: Record<LotSort, ListOrder> = {
  newest: { 'lot.id': 'DESC' },
  produced: { 'lot.producedOn': 'DESC', 'lot.id': 'DESC' },
  best_before: { 'lot.bestBefore': 'ASC', 'lot.id': 'DESC' },
  number: { 'lot.number': 'ASC' },
};

@Injectable()
export class LotsService {
  constructor(private readonly database: Database) {}

  /** One page of lots; `q` is searched in number and product. */
  list(query: LotsQuery): Promise<Page<Lot>> {
    const { status, verdict, q, sort } = query;
    const find = onlyKnown(this.database.read.createQueryBuilder(Lot, 'lot'), query);
    const isPast = status === 'expired';
    if (status !== 'all') find.andWhere({ status: isPast ? 'released' : status });
    if (isPast || status === 'released')
      find.andWhere(`lot.bestBefore ${isPast ? '<' : '>='} :today`, { today: dayOf(new Date()) });
    if (verdict !== 'all') find.andWhere({ verdict });
    return pageOf(holdsWords(find, 'lot.searchKey', q), orders[sort], query);
  }

  get(id: number): Promise<LotWithAnalyses & { stated: StatedParameters }> {
    return lotForStaff(this.database.read, id);
  }

  /** The lot itself. @throws LotNotFound */
  find(id: number): Promise<Lot> {
    return findLot(this.database.read, { id });
  }

  /** Any lot but a draft. @throws LotNotFound */
  open(number: string): Promise<LotWithAnalyses> {
    return lotForVisitors(this.database.read, number);
  }

  /** @throws ProductNotFound */
  async onSale(productId: number): Promise<LotWithAnalyses[]> {
    await findOrThrow(this.database.read, Product, productId, ProductNotFound);
    return lotsOnSale(this.database.read, productId, new Date());
  }

  /** @throws LotNumberTaken, ValidationFailed */
  create(form: SaveLotDto, author: Author): Promise<Lot> {
    return this.change(form.number, async (tx) => {
      const lot = await this.add(form, tx);
      await recordChange(tx, author, { action: 'createLot', after: LotDto.of(lot) });
      return lot;
    });
  }

  /** Like {@link create}, but inside the caller's transaction and without an audit entry. */
  async add(form: SaveLotDto, tx: EntityManager): Promise<Lot> {
    const now = new Date();
    const blank = tx.create(Lot, { version: 1, status: 'draft', verdict: 'none', pack: null, createdAt: now });
    return tx.save(Object.assign(await filled(tx, blank, form), { updatedAt: now }));
  }

  /** @throws LotNotFound, LotFixed, LotChangedMeanwhile, LotNumberTaken, ValidationFailed */
  update(id: number, form: UpdateLotDto, author: Author): Promise<Lot> {
    return this.change(form.number, async (tx) => {
      const stored = await findLot(tx, { id });
      await refuseFixed(tx, stored);
      return saveChange(tx, author, {
        action: 'updateLot',
        id,
        form,
        error: LotChangedMeanwhile,
        stored,
        stateOf: (lot) => LotDto.of(lot),
        next: () => filled(tx, tx.create(Lot, { ...stored }), form),
        store: (lot, version) => tx.save(Object.assign(lot, { version, updatedAt: new Date() })),
      });
    });
  }

  /** @throws LotNotFound, LotChangedMeanwhile, LotStatusRefused */
  setStatus(id: number, form: SetLotStatusDto, author: Author): Promise<Lot> {
    return this.database.writePublic(async (tx) => {
      const stored = await findLot(tx, { id });
      return saveChange(tx, author, {
        action: 'setLotStatus',
        id,
        form,
        error: LotChangedMeanwhile,
        stored,
        stateOf: (lot) => LotDto.of(lot),
        next: () => {
          if (!mayBecome(stored.status, form.status)) throw new LotStatusRefused();
          return tx.create(Lot, { ...stored, status: form.status });
        },
        store: (lot, version) => tx.save(Object.assign(lot, { version, updatedAt: new Date() })),
      });
    });
  }

  /** Deletes a draft with its drafts of certificates. @throws LotNotFound, LotFixed, PreconditionFailed */
  remove(id: number, author: Author, expectedVersion: number | null): Promise<void> {
    return this.database.writePublic(async (tx) => {
      const lot = await findLot(tx, { id });
      await refuseFixed(tx, lot);
      await tx.delete(Lot, { id });
      await recordChange(tx, author, { action: 'deleteLot', before: LotDto.of(lot), expectedVersion });
    });
  }

  private change<T>(number: string, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.database.writePublic(work).catch(ifTaken(() => new LotNumberTaken(number)));
  }
}

async function refuseFixed(tx: EntityManager, { id, status }: Lot): Promise<void> {
  const isKnown = status !== 'draft' || (await tx.existsBy(Analysis, { lotId: id, publishedAt: Not(IsNull()) }));
  if (isKnown) throw new LotFixed();
}

/** Fields that the form leaves out keep their value. */
async function filled(tx: EntityManager, lot: Lot, form: SaveLotDto): Promise<Lot> {
  const { number, productId, producedOn, bestBefore, kilograms, pack = lot.pack } = form;
  if (bestBefore <= producedOn) throw new ValidationFailed([{ field: 'bestBefore', message: copy.bestBeforeFirst }]);
  const product = await tx.findOne(Product, { select: { id: true, name: true }, where: { id: productId } });
  if (!product) throw new ValidationFailed([{ field: 'productId', message: copy.productUnknown }]);
  const searchKey = `${foldForSearch(number)} ${foldForSearch(product.name)}`;
  const fields = { number, productId, producedOn, bestBefore, kilograms, pack, searchKey };
  return Object.assign(lot, fields, { productName: product.name });
}
