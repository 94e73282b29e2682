import { Injectable } from '@nestjs/common';
import { ContactsService } from '../../contacts/index.js';
import { HolidaysService, ModerationService } from '../../content/index.js';
import { SellersService } from '../../sellers/index.js';

interface Waiting {
  contacts: number;
  sellers: number;
  comments: number;
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
  ) {}

  /** Five queries. `allContacts` counts read and unread messages. */
  async counts(now: Date): Promise<Waiting> {
    const [contacts, sellers, comments, allContacts, yearsWithoutTable] = await Promise.all([
      this.contacts.countUnread(),
      this.sellers.countPending(),
      this.comments.countWaiting(),
      this.contacts.countAll(),
      this.holidays.yearsWithoutTable(now),
    ]);
    return { contacts, sellers, comments, allContacts, yearsWithoutTable };
  }
}
