import { Injectable } from '@nestjs/common';
import { ProductsService } from '../../catalog/index.js';
import { ContactsService } from '../../contacts/index.js';
import { CertificatesService, HolidaysService, ModerationService } from '../../content/index.js';
import { SellersService } from '../../sellers/index.js';

interface Waiting {
  contacts: number;
  sellers: number;
  comments: number;
  /** The number of products with documents, and of company certificates, that have expired or expire within 30 days. */
  documents: number;
  certificates: number;
  allContacts: number;
  /** Years whose holidays nobody has entered yet. */
  yearsWithoutTable: number[];
}

/** Counts what waits for the staff; each domain counts its own. */
@Injectable()
export class WaitingService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly sellers: SellersService,
    private readonly comments: ModerationService,
    private readonly holidays: HolidaysService,
    private readonly products: ProductsService,
    private readonly certificates: CertificatesService,
  ) {}

  /** Seven queries. `allContacts` counts read and unread messages. */
  async counts(now: Date): Promise<Waiting> {
    const [contacts, sellers, comments, documents, certificates, allContacts, yearsWithoutTable] = await Promise.all([
      this.contacts.countUnread(),
      this.sellers.countPending(),
      this.comments.countWaiting(),
      this.products.countWithExpiringDocuments(now),
      this.certificates.countExpiring(now),
      this.contacts.countAll(),
      this.holidays.yearsWithoutTable(now),
    ]);
    return { contacts, sellers, comments, documents, certificates, allContacts, yearsWithoutTable };
  }
}
