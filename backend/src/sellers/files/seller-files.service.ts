import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Admin } from '../../auth/index.js';
import { bumpRevision, Database, findOrThrow } from '../../database/index.js';
import { MediaUploadService } from '../../media/index.js';
import { recordChange } from '../../operations/audit/index.js';
import { imagesAfter, recordImages } from '../seller-form.js';
import { Seller } from '../seller.entity.js';
import { SellerNotFound } from '../sellers.errors.js';
import { Quarantine } from './quarantine.js';
import { SellerFile, storedNameOf } from './seller-file.entity.js';
import { SellerFileDto } from './seller-files.dto.js';
import { SellerFileNotFound } from './seller-files.errors.js';

@Injectable()
export class SellerFilesService {
  constructor(
    private readonly database: Database,
    private readonly quarantine: Quarantine,
    private readonly uploads: MediaUploadService,
  ) {}

  /** In the order in which they were sent. Throws {@link SellerNotFound}. */
  async list(sellerId: number): Promise<SellerFile[]> {
    const { read } = this.database;
    if (!(await read.existsBy(Seller, { id: sellerId }))) throw new SellerNotFound(sellerId);
    return read.find(SellerFile, { where: { sellerId }, order: { id: 'ASC' } });
  }

  /** The file with its bytes. Throws {@link SellerFileNotFound}. */
  async open(sellerId: number, id: number): Promise<{ file: SellerFile; bytes: Buffer }> {
    const file = await findOrThrow(this.database.read, SellerFile, id, SellerFileNotFound, { where: { sellerId } });
    const bytes = await this.quarantine.get(storedNameOf(file));
    if (!bytes) throw new SellerFileNotFound(id);
    return { file, bytes };
  }

  /** Adds a picture to the seller's images. The library stores the same bytes only once, also of two calls. */
  async publish(sellerId: number, id: number, admin: Admin): Promise<SellerFile> {
    const { file, bytes } = await this.open(sellerId, id);
    const upload = { bytes, originalFilename: file.originalFilename, tags: '' };
    const { item } = await this.uploads.add(upload, admin);
    return this.database.writePublic(async (tx) => {
      const stored = await findOrThrow(tx, SellerFile, id, SellerFileNotFound, { where: { sellerId } });
      const before = SellerFileDto.of(stored);
      stored.mediaId = item.id;
      await tx.update(SellerFile, { id }, { mediaId: item.id });
      if (item.isImage) await addImage(tx, sellerId, item.id);
      const { companyName: name } = await tx.findOneByOrFail(Seller, { id: sellerId });
      await recordChange(tx, admin, {
        action: 'addSellerFileToMedia',
        subjectId: sellerId,
        name,
        before,
        after: SellerFileDto.of(stored),
      });
      return stored;
    });
  }
}

async function addImage(tx: EntityManager, sellerId: number, mediaId: number): Promise<void> {
  const seller = await tx.findOneByOrFail(Seller, { id: sellerId });
  const factoryImages = imagesAfter(seller, mediaId);
  if (factoryImages === seller.factoryImages) return;
  Object.assign(seller, { factoryImages, version: seller.version + 1, updatedAt: new Date() });
  await tx.update(Seller, { id: sellerId }, { factoryImages, version: seller.version, updatedAt: seller.updatedAt });
  await bumpRevision(tx);
  await recordImages(tx, seller);
}
