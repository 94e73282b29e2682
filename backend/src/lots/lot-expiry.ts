import { Injectable } from '@nestjs/common';
import { Between, type EntityManager } from 'typeorm';
import { ExpiryWatch } from '../database/index.js';
import { Lot } from './lot.entity.js';

/** Released lots leave the offers after their last day. */
@Injectable()
export class LotExpiry extends ExpiryWatch {
  protected hasExpired(manager: EntityManager, from: string, to: string): Promise<boolean> {
    return manager.existsBy(Lot, { status: 'released', bestBefore: Between(from, to) });
  }
}
