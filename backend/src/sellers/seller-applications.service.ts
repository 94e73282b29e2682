import { Injectable } from '@nestjs/common';
import { Env } from '../config/index.js';
import { SettingsService } from '../content/index.js';
import { Database, ignoreTaken } from '../database/index.js';
import { noteEvents } from '../operations/events/index.js';
import { storeRequest } from '../operations/idempotency/index.js';
import { addConfirmationMail, addMail } from '../operations/outbox/index.js';
import { ApplicationFilesService } from './files/application-files.service.js';
import { blankSeller, applicationFingerprintOf, fieldsIn, storeSeller } from './seller-form.js';
import type { SendApplicationDto } from './seller-forms.dto.js';
import { Seller } from './seller.entity.js';
import { applicationArrivedMail, applicationReceivedMail } from './copy.js';

/** Applications of producers and exporters who want to be listed. */
@Injectable()
export class SellerApplicationsService {
  constructor(
    private readonly database: Database,
    private readonly files: ApplicationFilesService,
    private readonly settings: SettingsService,
    private readonly env: Env,
  ) {}

  /** Also notifies experts and applicant. The same application sent again while it is pending changes nothing. */
  async receive(form: SendApplicationDto): Promise<void> {
    const now = new Date();
    const fingerprint = applicationFingerprintOf(form);
    const stored = this.database.write(async (tx) => {
      const application = { ...blankSeller, createdAt: now, updatedAt: now, ...fieldsIn(form), fingerprint };
      const seller = await storeSeller(tx, tx.create(Seller, application));
      // The seller is stored before the files are claimed. A second, equal request then stops at the seller, and does
      // not fail because the first one has claimed its files.
      await this.files.claim(form.files?.split(',') ?? [], seller.id, tx);
      const { contactEmail } = await this.settings.get(tx);
      const about = { subject: 'seller', id: seller.id };
      await storeRequest(tx, seller.id);
      await noteEvents(tx, [{ ...about, type: 'created', event: 'seller.applied' }]);
      const arrived = applicationArrivedMail(seller, `${this.env.siteUrl}/admin/sellers`);
      await addMail(tx, { about, to: contactEmail, ...arrived });
      const received = applicationReceivedMail(`${this.env.siteUrl}/sellers`);
      await addConfirmationMail(tx, { about, to: seller.email, ...received }, this.env);
    });
    await stored.catch(ignoreTaken);
  }
}
