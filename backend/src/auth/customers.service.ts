import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { Page } from '../common/http/index.js';
import { allOf, inRange, onlyKnown, pageOf, sortKeyOf, storeTerms, type ListOrder } from '../common/search/index.js';
import { Database, ifTaken } from '../database/index.js';
import { recordChange } from '../operations/audit/index.js';
import { noteEvents } from '../operations/events/index.js';
import type { Visitor } from './account-limits.js';
import type { LoginDto, RegisterDto } from './auth.dto.js';
import type { Admin } from './admin.js';
import { CredentialsWrong, EmailTaken } from './auth.errors.js';
import { CustomerAccount, CustomerSearchTerm, customerTermsOf } from './customer.entity.js';
import { CustomersQuery, type CustomersExportQuery } from './customers.dto.js';
import { FailedLogins } from './failed-logins.js';
import { KnownDevices } from './known-devices.service.js';
import { Passwords } from './passwords.js';

const orders: Record<CustomersQuery['sort'], ListOrder> = {
  newest: { 'customer.id': 'DESC' },
  name: { 'customer.sortKey': 'ASC', 'customer.id': 'ASC' },
};

@Injectable()
export class CustomersService {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly failures: FailedLogins,
    private readonly devices: KnownDevices,
  ) {}

  async register({ fullName, email, phoneNumber, password }: RegisterDto): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    const person = { fullName, email: email.toLowerCase(), phoneNumber };
    const account = { ...person, sortKey: sortKeyOf(fullName), passwordHash, createdAt: new Date() };
    const stored = this.database.write(async (tx) => {
      const { identifiers } = await tx.insert(CustomerAccount, account);
      const id = Number(identifiers[0]?.id);
      await storeTerms(tx, CustomerSearchTerm, id, customerTermsOf(account));
      await noteEvents(tx, [{ subject: 'customer', id, type: 'created' }]);
    });
    await stored.catch(ifTaken(() => new EmailTaken()));
  }

  /** Also returns the value for the device cookie. A wrong password and an unknown address are the same error. */
  async login(
    { username, password }: LoginDto,
    visitor: Visitor,
  ): Promise<{ account: CustomerAccount; device: string }> {
    const account = await this.database.read.findOneBy(CustomerAccount, { email: username.toLowerCase() });
    const owner = account && { customerId: account.id };
    const attempt = { realm: 'customer', account: username, owner, visitor } as const;
    await this.failures.begin(attempt);
    const matches = await this.passwords.matches(password, account?.passwordHash ?? null);
    if (!account || !matches) throw new CredentialsWrong();
    await this.failures.forgive(attempt);
    return { account, device: await this.devices.remember(visitor.device, { customerId: account.id }) };
  }

  list(query: CustomersQuery): Promise<Page<CustomerAccount>> {
    return pageOf(onlyKnown(this.filtered(query), query), orders[query.sort], query, { terms: CustomerSearchTerm });
  }

  /** Records in the audit which admin exports how many customers. The request is a GET, because nothing else changes. */
  async recordExport(query: CustomersExportQuery, admin: Admin): Promise<void> {
    const { total } = await this.list(Object.assign(new CustomersQuery(), query));
    const change = { action: 'exportCustomers', subjectId: 0 } as const;
    await this.database.write((tx) => recordChange(tx, admin, { ...change, after: { customers: total } }));
  }

  batches(query: CustomersExportQuery): AsyncGenerator<CustomerAccount[]> {
    return allOf(this.filtered(query), query.q, { terms: CustomerSearchTerm });
  }

  private filtered(range: CustomersExportQuery): SelectQueryBuilder<CustomerAccount> {
    return inRange(this.database.read.createQueryBuilder(CustomerAccount, 'customer'), 'customer.createdAt', range);
  }
}
