import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { Page } from '../common/http/index.js';
import { allOf, inRange, onlyKnown, pageOf, storeTerms, type ListOrder } from '../common/search/index.js';
import { Database, ExternalIds, findOrThrow, ifTaken, rowLock } from '../database/index.js';
import { recordChange, type Author } from '../operations/audit/index.js';
import { noteEvents } from '../operations/events/index.js';
import type { Visitor } from './account-limits.js';
import type { LoginDto, RegisterDto } from './auth.dto.js';
import type { Admin } from './admin.js';
import { CredentialsWrong, CustomerExternalIdTaken, CustomerNotFound, EmailTaken } from './auth.errors.js';
import { CustomerAccount, CustomerSearchTerm, customerTermsOf } from './customer.entity.js';
import {
  CustomersQuery,
  ListedCustomerDto,
  type CreateCustomerDto,
  type CustomersExportQuery,
} from './customers.dto.js';
import { FailedLogins } from './failed-logins.js';
import { insertCustomer } from './insert-customer.js';
import { KnownDevices } from './known-devices.service.js';
import { Passwords } from './passwords.js';

const orders: Record<CustomersQuery['sort'], ListOrder> = {
  newest: { 'customer.id': 'DESC' },
  name: { 'customer.sortKey': 'ASC', 'customer.id': 'ASC' },
};

const externalIds = new ExternalIds(CustomerAccount, CustomerExternalIdTaken);

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
    const account = { ...person, passwordHash, externalId: null, provenPhone: null };
    const stored = this.database.write(async (tx) => {
      const { id } = await insertCustomer(tx, account);
      await noteEvents(tx, [{ subject: 'customer', id, type: 'created' }]);
    });
    await stored.catch(ifTaken(() => new EmailTaken()));
  }

  /**
   * Writes a customer down who has no password. Only whoever reads the mailbox of the e-mail can set one, so a phone number
   * that nobody proved opens no account. Throws {@link EmailTaken} and {@link CustomerExternalIdTaken}.
   */
  create(
    { fullName, phoneNumber, email, externalId = null }: CreateCustomerDto,
    author: Author,
  ): Promise<CustomerAccount> {
    const person = { fullName, phoneNumber, email: email?.toLowerCase() ?? null, externalId };
    const stored = this.database.write(async (tx) => {
      await externalIds.refuseTaken(tx, externalId);
      const account = await insertCustomer(tx, { ...person, passwordHash: null, provenPhone: null });
      await recordChange(tx, author, { action: 'createCustomer', after: ListedCustomerDto.of(account) });
      return account;
    });
    return stored.catch(externalIds.ifTaken(this.database, externalId)).catch(ifTaken(() => new EmailTaken()));
  }

  /** Throws {@link CustomerNotFound} and {@link CustomerExternalIdTaken}. */
  setExternalId(id: number, externalId: string | null, author: Author): Promise<CustomerAccount> {
    const stored = this.database.write(async (tx) => {
      const account = await findOrThrow(tx, CustomerAccount, id, CustomerNotFound, rowLock(tx));
      if (account.externalId === externalId) return account;
      await externalIds.refuseTaken(tx, externalId);
      const before = ListedCustomerDto.of(account);
      account.externalId = externalId;
      await tx.update(CustomerAccount, { id }, { externalId });
      await storeTerms(tx, CustomerSearchTerm, id, customerTermsOf(account));
      await recordChange(tx, author, { action: 'setCustomerExternalId', before, after: ListedCustomerDto.of(account) });
      return account;
    });
    return stored.catch(externalIds.ifTaken(this.database, externalId));
  }

  /** Throws {@link CustomerNotFound}. */
  get(id: number): Promise<CustomerAccount> {
    return findOrThrow(this.database.read, CustomerAccount, id, CustomerNotFound);
  }

  /** Also returns the value for the device cookie. A wrong password and an unknown address are the same error. */
  async login(
    { username, password }: LoginDto,
    visitor: Visitor,
  ): Promise<{ account: CustomerAccount; device: string }> {
    const email = username.toLowerCase();
    const account = await this.database.read.findOneBy(CustomerAccount, { email });
    const owner = account && { customerId: account.id };
    const attempt = { realm: 'customer', account: username, owner, visitor } as const;
    await this.failures.begin(attempt);
    const matches = await this.passwords.matches(password, account?.passwordHash ?? null);
    if (!account || !matches) throw new CredentialsWrong();
    await this.failures.forgive(attempt);
    const device = await this.devices.remember(visitor.device, { customerId: account.id });
    return { account, device };
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

  private filtered({ externalId, ...range }: CustomersExportQuery): SelectQueryBuilder<CustomerAccount> {
    const find = this.database.read.createQueryBuilder(CustomerAccount, 'customer');
    if (externalId) find.andWhere('customer.externalId = :externalId', { externalId });
    return inRange(find, 'customer.createdAt', range);
  }
}
