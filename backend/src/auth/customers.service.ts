import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { batchesById, type Page } from '../common/http/index.js';
import { idsFoundBy, inRange, pageOf, rowsAfter, storeTerms, type ListOrder } from '../common/search/index.js';
import { Database, isUniqueViolation } from '../database/index.js';
import type { Visitor } from './account-limits.js';
import type { LoginDto, RegisterDto } from './auth.dto.js';
import { CredentialsWrong, EmailTaken } from './auth.errors.js';
import { customerKeysOf } from './customer-keys.js';
import { CustomerAccount } from './customer.entity.js';
import { CustomerSearchTerm, customerTermsOf } from './customer-search-term.entity.js';
import type { CustomersExportQuery, CustomersQuery } from './customers.dto.js';
import { FailedLogins } from './failed-logins.js';
import { KnownDevices } from './known-devices.service.js';
import { Passwords } from './passwords.js';

const orders: Record<CustomersQuery['sort'], ListOrder> = {
  newest: [['customer.id', 'DESC']],
  name: [
    ['customer.nameKey', 'ASC'],
    ['customer.id', 'ASC'],
  ],
};

/** The accounts of customers. */
@Injectable()
export class CustomersService {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly failures: FailedLogins,
    private readonly devices: KnownDevices,
  ) {}

  /** @throws EmailTaken */
  async register({ fullName, email, phoneNumber, password }: RegisterDto): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    const person = { fullName, email: email.toLowerCase(), phoneNumber };
    const account = { ...person, ...customerKeysOf(person), passwordHash, createdAt: new Date() };
    try {
      await this.database.write(async (tx) => {
        const { identifiers } = await tx.insert(CustomerAccount, account);
        await storeTerms(tx, CustomerSearchTerm, Number(identifiers[0]?.id), customerTermsOf(account));
      });
    } catch (error) {
      throw isUniqueViolation(error) ? new EmailTaken() : error;
    }
  }

  /**
   * Answers the account, and the value for the device cookie.
   * @throws CredentialsWrong for a wrong password and an unknown address alike; TooManyLogins
   */
  async login(
    { username, password }: LoginDto,
    visitor: Visitor,
  ): Promise<{ account: CustomerAccount; device: string }> {
    const account = await this.database.read.findOneBy(CustomerAccount, { email: username.toLowerCase() });
    const attempt = { account: `customer ${username}`, owner: account && { customerId: account.id }, visitor };
    await this.failures.begin(attempt);
    const matches = await this.passwords.matches(password, account?.passwordHash ?? null);
    if (!account || !matches) throw new CredentialsWrong();
    await this.failures.forgive(attempt);
    return { account, device: await this.devices.remember(visitor.device, { customerId: account.id }) };
  }

  /** One page for admins; `q` is looked for in name, e-mail and phone. */
  async list(query: CustomersQuery): Promise<Page<CustomerAccount>> {
    return pageOf(this.filtered(query), orders[query.sort], query, await this.found(query.q));
  }

  /** All that the list would show, in batches by rising id. */
  async *batches({ q, ...range }: CustomersExportQuery): AsyncGenerator<CustomerAccount[]> {
    const found = await this.found(q);
    yield* batchesById((after, limit) => rowsAfter(this.filtered(range), found, after, limit));
  }

  private found(question: string): Promise<Set<number> | null> {
    return idsFoundBy(this.database.read, CustomerSearchTerm, question);
  }

  private filtered(range: Omit<CustomersExportQuery, 'q'>): SelectQueryBuilder<CustomerAccount> {
    return inRange(this.database.read.createQueryBuilder(CustomerAccount, 'customer'), 'customer.createdAt', range);
  }
}
