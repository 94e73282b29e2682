import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Admin } from '../auth/index.js';
import { ValidationFailed } from '../common/errors/index.js';
import { logger, type Page, type PageQuery } from '../common/http/index.js';
import { bumpRevision, Database } from '../database/index.js';
import { recorderOf, refuseStale } from '../operations/audit/index.js';
import { forget } from '../operations/forgetting/index.js';
import { copy } from './copy.js';
import { ApplicationFilesService } from './files/application-files.service.js';
import { blankSeller, recordImages, statedIn, storeSeller } from './seller-form.js';
import type { CreateSellerDto, UpdateSellerDto } from './seller-forms.dto.js';
import { adminPage, batches, countsByStatus, publicPage } from './seller-list.js';
import { Seller } from './seller.entity.js';
import { SellerDto, type SellerCountsDto, type SellersExportQuery, type SellersQuery } from './sellers.dto.js';
import { SellerChangedMeanwhile, SellerNotFound } from './sellers.errors.js';

/** The register of sellers, as admins keep it. */
@Injectable()
export class SellersService {
  constructor(
    private readonly database: Database,
    private readonly files: ApplicationFilesService,
  ) {}

  listForAdmin(query: SellersQuery): Promise<Page<Seller>> {
    return adminPage(this.database.read, query);
  }

  /** Approved ones only (D18). */
  listPublic(query: PageQuery): Promise<Page<Seller>> {
    return publicPage(this.database.read, query);
  }

  /** All that the admin's list would show, in batches by rising id. */
  batches(query: SellersExportQuery): AsyncGenerator<Seller[]> {
    return batches(this.database.read, query);
  }

  /** How many sellers each filter of the admin's list lets through. */
  counts(): Promise<SellerCountsDto> {
    return countsByStatus(this.database.read);
  }

  /** How many applications wait for an answer. */
  countPending(): Promise<number> {
    return this.database.read.countBy(Seller, { status: 'pending' });
  }

  /** Throws {@link SellerNotFound}. */
  get(id: number): Promise<Seller> {
    return found(this.database.read, id);
  }

  /** Throws {@link SellerNotFound} alike for a missing seller and for one that visitors do not see (D18). */
  async getApproved(id: number): Promise<Seller> {
    const seller = await this.get(id);
    if (seller.status !== 'approved') throw new SellerNotFound(id);
    return seller;
  }

  /** Throws {@link ValidationFailed} for an image that is not in the media library. */
  create(form: CreateSellerDto, admin: Admin): Promise<Seller> {
    return this.database.write(async (tx) => {
      await bumpRevision(tx);
      const now = new Date();
      const seller = tx.create(Seller, { ...blankSeller, createdAt: now, updatedAt: now, ...statedIn(form) });
      await storeSeller(tx, seller);
      await recordImages(tx, seller);
      await record(tx, admin, 'createSeller', seller.id, null, SellerDto.of(seller));
      return seller;
    });
  }

  /** Throws {@link SellerNotFound}, {@link SellerChangedMeanwhile} when the form was made from another version than the stored one. */
  update(id: number, form: UpdateSellerDto, admin: Admin): Promise<Seller> {
    if (form.id !== undefined && form.id !== id) {
      throw new ValidationFailed([{ field: 'id', message: copy.sellerIdDiffers }]);
    }
    return this.database.write(async (tx) => {
      // First, because it locks: of two admins who save at once the second sees the version of the first.
      await bumpRevision(tx);
      const seller = await found(tx, id);
      const before = SellerDto.of(seller);
      await refuseStale(tx, { subject: 'seller', id }, { mine: form, theirs: before }, SellerChangedMeanwhile);
      Object.assign(seller, statedIn(form), { version: seller.version + 1, updatedAt: new Date() });
      // An application that was answered may be sent again.
      if (seller.status !== 'pending') seller.fingerprint = null;
      await storeSeller(tx, seller);
      await recordImages(tx, seller);
      await record(tx, admin, 'updateSeller', id, before, SellerDto.of(seller));
      return seller;
    });
  }

  /** Throws {@link SellerNotFound}. */
  async remove(id: number, admin: Admin): Promise<void> {
    await this.database.write(async (tx) => {
      await bumpRevision(tx);
      const seller = await found(tx, id);
      await recordImages(tx, { ...seller, factoryImages: null });
      await this.files.abandon(id, tx);
      await tx.delete(Seller, { id });
      await record(tx, admin, 'deleteSeller', id, SellerDto.of(seller), null);
      await forget(tx, { subject: 'seller', id });
    });
    // What fails here is left to the hourly sweep.
    await this.files.sweep().catch((error: unknown) => logger.warn({ err: error }, 'files of a seller are left'));
  }
}

const record = recorderOf<SellerDto>('seller');

async function found(manager: EntityManager, id: number): Promise<Seller> {
  const seller = await manager.findOneBy(Seller, { id });
  if (!seller) throw new SellerNotFound(id);
  return seller;
}
