import { Injectable } from '@nestjs/common';
import { AccountService, CustomerSessionsService, type Customer } from '../auth/index.js';
import { Database } from '../database/index.js';
import { noteEvents } from '../operations/events/index.js';
import { AccountOrdersService, OrderRemindersService } from '../orders/index.js';
import { AccountSamplesService } from '../samples/index.js';
import { CustomerForgetting } from './customer-forgetting.service.js';
import { AccountExportDto } from './account-data.dto.js';
import { BuyerSpecificationsService } from './specification/buyer-specifications.service.js';

/** All data that the site has about a customer, in one place: for the export, and for the deletion of the account. */
@Injectable()
export class AccountDataService {
  constructor(
    private readonly database: Database,
    private readonly account: AccountService,
    private readonly sessions: CustomerSessionsService,
    private readonly orders: AccountOrdersService,
    private readonly reminders: OrderRemindersService,
    private readonly samples: AccountSamplesService,
    private readonly specifications: BuyerSpecificationsService,
    private readonly forgetting: CustomerForgetting,
  ) {}

  /** Messages with the same e-mail are left out, because nobody has proved who sent them. */
  async export(customer: Customer): Promise<AccountExportDto> {
    const company = await this.account.company(customer);
    const sessions = await this.sessions.list(customer.id);
    const orders = await this.orders.all(customer.id);
    const reminders = await this.reminders.ofCustomer(customer.id);
    const samples = await this.samples.all(customer.id);
    const specification = await this.specifications.get(customer);
    const data = { customer, company, sessions, orders, reminders, samples, specification };
    return AccountExportDto.of(data, new Date());
  }

  /** Also removes the personal data from the account's orders. Throws the errors of `AccountService.confirm`. */
  async delete(customer: Customer, password: string | null | undefined): Promise<void> {
    await this.account.confirm(customer, password);
    await this.database.write(async (tx) => {
      await this.forgetting.forgetRecords({ customerIds: [customer.id], phones: [] }, tx);
      // The notes of staff about an unproven phone stay while other records have that phone, because it may belong to
      // somebody else.
      await this.account.remove(customer.id, tx, customer.phoneProven);
      await noteEvents(tx, [{ subject: 'customer', id: customer.id, type: 'deleted' }]);
    });
  }
}
