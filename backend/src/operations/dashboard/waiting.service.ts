import { Injectable } from '@nestjs/common';
import { ContactsService } from '../../contacts/index.js';
import { ModerationService } from '../../content/index.js';
import { SellersService } from '../../sellers/index.js';

/** What waits for somebody to answer it, as each domain counts its own. */
@Injectable()
export class WaitingService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly sellers: SellersService,
    private readonly comments: ModerationService,
  ) {}

  /** Four queries. `allContacts`: however read. */
  async counts(): Promise<{ contacts: number; sellers: number; comments: number; allContacts: number }> {
    const [contacts, sellers, comments, allContacts] = await Promise.all([
      this.contacts.countUnread(),
      this.sellers.countPending(),
      this.comments.countWaiting(),
      this.contacts.countAll(),
    ]);
    return { contacts, sellers, comments, allContacts };
  }
}
