import { Injectable } from '@nestjs/common';
import { LessThan, MoreThan, Not, type EntityManager } from 'typeorm';
import { Database } from '../database/index.js';
import { SessionNotFound } from './auth.errors.js';
import { CustomerAccount, type Customer } from './customer.entity.js';
import { CustomerSession } from './customer-session.entity.js';
import { hashOf, newToken } from './tokens.js';

const dayMs = 24 * 60 * 60 * 1000;
/** D12: "remember me" keeps a session 30 days; otherwise it ends with the browser, on the server after a day. */
export const rememberedMs = 30 * dayMs;

/** Sessions behind customer cookies: the cookie holds a random value, the database its hash. */
@Injectable()
export class CustomerSessionsService {
  constructor(private readonly database: Database) {}

  /** Opens a session and answers the value for the cookie. */
  async open(customer: CustomerAccount, remember: boolean): Promise<string> {
    const value = newToken();
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + (remember ? rememberedMs : dayMs));
    await this.database.write(async (tx) => {
      await tx.delete(CustomerSession, { expiresAt: LessThan(createdAt) });
      await tx.insert(CustomerSession, { id: hashOf(value), customerId: customer.id, createdAt, expiresAt });
    });
    return value;
  }

  /** The customer of a running session, or null. */
  async find(value: string | null): Promise<Customer | null> {
    if (!value) return null;
    const sessionId = hashOf(value);
    const session = await this.database.read.findOneBy(CustomerSession, { id: sessionId });
    if (!session || session.expiresAt.getTime() < Date.now()) return null;
    const account = await this.database.read.findOneBy(CustomerAccount, { id: session.customerId });
    if (!account) return null;
    const { id, fullName, email, phoneNumber } = account;
    return { id, fullName, email, phoneNumber, sessionId };
  }

  async end(value: string | null): Promise<void> {
    if (!value) return;
    await this.database.write((tx) => tx.delete(CustomerSession, { id: hashOf(value) }));
  }

  /** The running sessions of a customer, the latest login first. */
  list(customerId: number): Promise<CustomerSession[]> {
    const running = { customerId, expiresAt: MoreThan(new Date()) };
    return this.database.read.find(CustomerSession, { where: running, order: { createdAt: 'DESC' } });
  }

  /** Ends one of the customer's sessions. @throws SessionNotFound, also for somebody else's */
  async endOne(customerId: number, id: string): Promise<void> {
    const { affected } = await this.database.write((tx) => tx.delete(CustomerSession, { id, customerId }));
    if (affected !== 1) throw new SessionNotFound();
  }

  /** Ends every session of the customer but `current`. */
  async endOthers(customerId: number, current: string): Promise<void> {
    await this.database.write((tx) => tx.delete(CustomerSession, { customerId, id: Not(current) }));
  }

  /** Ends all sessions of a customer; answers how many there were. */
  async endAll(customerId: number, tx: EntityManager): Promise<number> {
    const { affected } = await tx.delete(CustomerSession, { customerId });
    return affected ?? 0;
  }
}
