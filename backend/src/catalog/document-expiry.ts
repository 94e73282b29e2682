import { Injectable } from '@nestjs/common';
import { Between, type EntityManager } from 'typeorm';
import { ExpiryWatch } from '../database/index.js';
import { ProductDocument } from './product-document.entity.js';

/** Documents leave the page of their product after their last day. */
@Injectable()
export class DocumentExpiry extends ExpiryWatch {
  protected hasExpired(manager: EntityManager, from: string, to: string): Promise<boolean> {
    return manager.existsBy(ProductDocument, { validUntil: Between(from, to) });
  }
}
