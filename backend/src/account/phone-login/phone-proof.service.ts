import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  AccountService,
  CustomerSessionsService,
  PhoneAccountsService,
  PhoneCodesService,
  CustomerAccount,
  type Customer,
  type ProvePhoneDto,
} from '../../auth/index.js';
import { noteEvents } from '../../operations/events/index.js';
import { AccountOrdersService } from '../../orders/index.js';
import { AccountSamplesService } from '../../samples/index.js';
import { BuyerSpecificationsService } from '../specification/buyer-specifications.service.js';

/** Proves by a code that a customer who is logged in holds a phone, which then opens the account. */
@Injectable()
export class PhoneProofService {
  constructor(
    private readonly codes: PhoneCodesService,
    private readonly phones: PhoneAccountsService,
    private readonly orders: AccountOrdersService,
    private readonly samples: AccountSamplesService,
    private readonly specifications: BuyerSpecificationsService,
    private readonly account: AccountService,
    private readonly sessions: CustomerSessionsService,
  ) {}

  /**
   * Another phone than the proven one needs the password, like a new e-mail, because it opens the account. Throws
   * `PhoneCodeWrong` and the errors of `AccountService.confirm`.
   * @param token of the code that was sent for this browser
   */
  async prove(
    customer: Customer,
    { phone, code, currentPassword }: ProvePhoneDto,
    token: string | null,
  ): Promise<CustomerAccount> {
    const isProven = customer.phoneProven && customer.phoneNumber === phone;
    if (!isProven) await this.account.confirm(customer, currentPassword);
    return this.codes.use({ token, phone, code }, async (tx) => {
      const { account, former } = await this.phones.prove(customer, phone, tx);
      if (former) await this.takeOver(former, account.id, tx);
      await this.orders.claim(account.id, phone, tx);
      await this.samples.claim(account.id, phone, tx);
      // Reads the account again, because taking over the other account has changed its specification and that version.
      return former ? tx.findOneByOrFail(CustomerAccount, { id: account.id }) : account;
    });
  }

  /**
   * Moves the orders, samples and specification of the former account to this one, and deletes the former account. Only
   * the phone opened it, so both accounts belong to the same person. An account with an external id is not deleted,
   * because another system knows it.
   */
  private async takeOver({ id, externalId }: CustomerAccount, into: number, tx: EntityManager): Promise<void> {
    await this.orders.move(id, into, tx);
    await this.samples.move(id, into, tx);
    await this.specifications.move(id, into, tx);
    if (externalId !== null) return void (await this.sessions.endAll(id, tx));
    await this.account.remove(id, tx);
    await noteEvents(tx, [{ subject: 'customer', id, type: 'deleted' }]);
  }
}
