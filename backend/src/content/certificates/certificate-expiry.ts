import { Injectable } from '@nestjs/common';
import { Between, type EntityManager } from 'typeorm';
import { ExpiryWatch } from '../../database/index.js';
import { Certificate } from './certificate.entity.js';

/** Pages leave out certificates of the company after their last day. */
@Injectable()
export class CertificateExpiry extends ExpiryWatch {
  protected hasExpired(manager: EntityManager, from: string, to: string): Promise<boolean> {
    return manager.existsBy(Certificate, { validUntil: Between(from, to) });
  }
}
