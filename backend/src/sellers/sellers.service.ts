import { Injectable } from '@nestjs/common';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Admin } from '../auth/index.js';
import { ValidationFailed } from '../common/errors/index.js';
import type { Page, PageQuery } from '../common/http/index.js';
import { bumpRevision, Database, findOrThrow } from '../database/index.js';
import { recordChange, saveChange } from '../operations/audit/index.js';
import { forget } from '../operations/forgetting/index.js';
import { copy } from './copy.js';
import { ApplicationFilesService } from './files/application-files.service.js';
import { blankSeller, recordImages, fieldsIn, storeSeller } from './seller-form.js';
import type { CreateSellerDto, UpdateSellerDto } from './seller-forms.dto.js';
import { Seller, SellerSearchTerm } from './seller.entity.js';
import {
  SellerDto,
  type SellerCountsDto,
  type SellersExportQuery,
  type SellersQuery,
  type SellerSort,
} from './sellers.dto.js';
import { SellerChangedMeanwhile, SellerNotFound } from './sellers.errors.js';
import { allOf, inRange, onlyKnown, pageOf, type ListOrder } from '../common/search/index.js';
import { sellerStatuses } from './seller-status.js';

const byCompany: ListOrder = { 'seller.sortKey': 'ASC', 'seller.id': 'ASC' };
const adminOrders: Record<SellerSort, ListOrder> = {
  newest: { 'seller.id': 'DESC' },
  company: byCompany,
  status: { "seller.status = 'pending'": 'DESC', 'seller.status': 'ASC', 'seller.id': 'DESC' },
};
const publicOrder: ListOrder = { 'seller.isFeaturedSeller': 'DESC', ...byCompany };

@Injectable()
export class SellersService {
  constructor(
    private readonly database: Database,
    private readonly files: ApplicationFilesService,
  ) {}

  listForAdmin(query: SellersQuery): Promise<Page<Seller>> {
    return pageOf(onlyKnown(this.filtered(query), query), adminOrders[query.sort], query, { terms: SellerSearchTerm });
  }

  /** Approved sellers, without a search: a search would let visitors guess phone numbers. */
  listPublic(query: PageQuery): Promise<Page<Seller>> {
    return pageOf(this.filtered({ status: 'approved' }), publicOrder, query);
  }

  batches(query: SellersExportQuery): AsyncGenerator<Seller[]> {
    return allOf(this.filtered(query), query.q, { terms: SellerSearchTerm });
  }

  async counts(): Promise<SellerCountsDto> {
    const { read } = this.database;
    const counts = await Promise.all(sellerStatuses.map((status) => read.countBy(Seller, { status })));
    const [pending = 0, approved = 0, rejected = 0] = counts;
    return { all: pending + approved + rejected, pending, approved, rejected };
  }

  /** The number of applications that nobody has decided on. */
  countPending(): Promise<number> {
    return this.database.read.countBy(Seller, { status: 'pending' });
  }

  get(id: number): Promise<Seller> {
    return findOrThrow(this.database.read, Seller, id, SellerNotFound);
  }

  /** Throws the same {@link SellerNotFound} for a missing seller and for one that is not public. */
  async getApproved(id: number): Promise<Seller> {
    const seller = await this.get(id);
    if (seller.status !== 'approved') throw new SellerNotFound(id);
    return seller;
  }

  /** Throws {@link ValidationFailed} for an image that is not in the media library. */
  create(form: CreateSellerDto, admin: Admin): Promise<Seller> {
    return this.database.write(async (tx) => {
      const seller = await this.add(form, tx);
      await recordChange(tx, admin, { action: 'createSeller', after: SellerDto.of(seller) });
      return seller;
    });
  }

  /** Like {@link create}, but inside the caller's transaction and without an audit entry. */
  async add(form: CreateSellerDto, tx: EntityManager): Promise<Seller> {
    await bumpRevision(tx);
    const now = new Date();
    const seller = tx.create(Seller, { ...blankSeller, createdAt: now, updatedAt: now, ...fieldsIn(form) });
    await storeSeller(tx, seller);
    await recordImages(tx, seller);
    return seller;
  }

  update(id: number, form: UpdateSellerDto, admin: Admin): Promise<Seller> {
    if (form.id !== undefined && form.id !== id) {
      throw new ValidationFailed([{ field: 'id', message: copy.sellerIdDiffers }]);
    }
    return this.database.writePublic(async (tx) => {
      const stored = await findOrThrow(tx, Seller, id, SellerNotFound);
      return saveChange(tx, admin, {
        action: 'updateSeller',
        id,
        form,
        error: SellerChangedMeanwhile,
        stored,
        stateOf: (seller) => SellerDto.of(seller),
        next: () => tx.create(Seller, { ...stored, ...fieldsIn(form) }),
        store: async (seller, version) => {
          // After a decision the same application may be sent again.
          if (seller.status !== 'pending') seller.fingerprint = null;
          await storeSeller(tx, Object.assign(seller, { version, updatedAt: new Date() }));
          await recordImages(tx, seller);
          return seller;
        },
      });
    });
  }

  async remove(id: number, admin: Admin, expectedVersion: number | null): Promise<void> {
    await this.database.write(async (tx) => {
      await bumpRevision(tx);
      const seller = await findOrThrow(tx, Seller, id, SellerNotFound);
      await recordImages(tx, { ...seller, factoryImages: null });
      await this.files.abandon(id, tx);
      await tx.delete(Seller, { id });
      await recordChange(tx, admin, { action: 'deleteSeller', before: SellerDto.of(seller), expectedVersion });
      await forget(tx, { subject: 'seller', id }, personalValuesOf(seller));
    });
    await this.files.sweepNow();
  }

  private filtered({ status, ...range }: Pick<SellersQuery, 'status' | 'from' | 'to'>): SelectQueryBuilder<Seller> {
    const find = this.database.read.createQueryBuilder(Seller, 'seller');
    if (status !== 'all') find.where('seller.status = :status', { status });
    return inRange(find, 'seller.createdAt', range);
  }
}

function personalValuesOf(seller: Seller): (string | null)[] {
  const { companyName, ownerFullName, nationalId, taxId, phoneNumber, whatsappNumber, email, website } = seller;
  return [companyName, ownerFullName, nationalId, taxId, phoneNumber, whatsappNumber, email, website];
}
