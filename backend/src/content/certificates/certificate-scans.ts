import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { MediaPlaces } from '../../media/index.js';
import { Certificate } from './certificate.entity.js';

/** Gives certificates the new address of a scan whose file was replaced. */
@Injectable()
export class CertificateScans {
  constructor(places: MediaPlaces) {
    places.register('certificate', async (tx, ids, { readdressed }) => {
      for (const { id, scan } of await tx.findBy(Certificate, { id: In(ids.map(Number)) })) {
        await tx.update(Certificate, { id }, { scan: scan && readdressed(scan) });
      }
    });
  }
}
