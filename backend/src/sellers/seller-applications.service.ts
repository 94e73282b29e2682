import { Injectable } from '@nestjs/common';
import { Env } from '../config/index.js';
import { SettingsService } from '../content/index.js';
import { Database, isUniqueViolation } from '../database/index.js';
import { addConfirmationMail, addMail } from '../operations/outbox/index.js';
import { ApplicationFilesService } from './files/application-files.service.js';
import { blankSeller, applicationFingerprintOf, statedIn, storeSeller } from './seller-form.js';
import type { SendApplicationDto } from './seller-forms.dto.js';
import { Seller } from './seller.entity.js';
import { applicationArrivedMail, applicationReceivedMail } from './copy.js';

/** Producers and exporters who ask to be listed (D23). */
@Injectable()
export class SellerApplicationsService {
  constructor(
    private readonly database: Database,
    private readonly files: ApplicationFilesService,
    private readonly settings: SettingsService,
    private readonly env: Env,
  ) {}

  /** Makes a pending seller, and tells the experts and the applicant; sent again while it waits, it changes nothing. */
  async receive(form: SendApplicationDto): Promise<void> {
    const now = new Date();
    const fingerprint = applicationFingerprintOf(form);
    try {
      await this.database.write(async (tx) => {
        const application = { ...blankSeller, createdAt: now, updatedAt: now, ...statedIn(form), fingerprint };
        const seller = await storeSeller(tx, tx.create(Seller, application));
        // After the seller: a second sending ends there, and finds its files claimed by the first.
        await this.files.claim(form.files?.split(',') ?? [], seller.id, tx);
        const { contactEmail } = await this.settings.get(tx);
        const about = { subject: 'seller', id: seller.id };
        const arrived = applicationArrivedMail(seller, `${this.env.siteUrl}/admin/sellers`);
        await addMail(tx, { about, to: contactEmail, ...arrived });
        const received = applicationReceivedMail(`${this.env.siteUrl}/sellers`);
        await addConfirmationMail(tx, { about, to: seller.email, ...received }, this.env);
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
}
