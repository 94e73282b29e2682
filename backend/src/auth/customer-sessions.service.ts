import { Injectable } from '@nestjs/common';
import { In, LessThan, MoreThan, Not, type EntityManager } from 'typeorm';
import { dayMs } from '../common/tehran-day.js';
import { Database } from '../database/index.js';
import { SessionNotFound } from './auth.errors.js';
import { CustomerAccount, type Customer } from './customer.entity.js';
import { CustomerSession } from './customer-session.entity.js';
import { hashOf, newToken } from './tokens.js';

/** With "Remember me". Otherwise a session ends when the browser is closed, and on the server after a day. */
export const rememberedMs = 30 * dayMs;
/** Sessions per customer; one more login ends the oldest session. */
const mostSessions = 50;

/** Sessions behind customer cookies: the cookie holds a random value, and the database its hash. */
@Injectable()
export class CustomerSessionsService {
  constructor(private readonly database: Database) {}

  /** @param isProven whether a code from a text message opened the session */
  async open(customer: CustomerAccount, remember: boolean, isProven = false): Promise<string> {
    const value = newToken();
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + (remember ? rememberedMs : dayMs));
    await this.database.write(async (tx) => {
      await tx.delete(CustomerSession, { expiresAt: LessThan(createdAt) });
      await endOldest(tx, customer.id);
      const provenAt = isProven ? createdAt : null;
      await tx.insert(CustomerSession, { id: hashOf(value), customerId: customer.id, createdAt, provenAt, expiresAt });
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
    const { id, fullName, email, phoneNumber, hasPassword, phoneProven, specificationVersion } = account;
    const { provenAt } = session;
    const person = { id, fullName, email, phoneNumber, hasPassword, phoneProven, specificationVersion };
    return { ...person, provenAt, sessionId };
  }

  async end(value: string | null): Promise<void> {
    if (!value) return;
    await this.database.write((tx) => tx.delete(CustomerSession, { id: hashOf(value) }));
  }

  /** The running sessions of a customer, latest login first. */
  list(customerId: number): Promise<CustomerSession[]> {
    const running = { customerId, expiresAt: MoreThan(new Date()) };
    return this.database.read.find(CustomerSession, { where: running, order: { createdAt: 'DESC' } });
  }

  /** Ends one of the customer's sessions. @throws SessionNotFound, also for a session of another customer */
  async endOne(customerId: number, id: string): Promise<void> {
    const { affected } = await this.database.write((tx) => tx.delete(CustomerSession, { id, customerId }));
    if (affected !== 1) throw new SessionNotFound();
  }

  async endOthers(customerId: number, current: string): Promise<void> {
    await this.database.write((tx) => tx.delete(CustomerSession, { customerId, id: Not(current) }));
  }

  /** Ends all sessions of a customer and returns how many there were. */
  async endAll(customerId: number, tx: EntityManager): Promise<number> {
    const { affected } = await tx.delete(CustomerSession, { customerId });
    return affected ?? 0;
  }
}

/** Ends the oldest sessions, so that there is room for one more. */
async function endOldest(tx: EntityManager, customerId: number): Promise<void> {
  const newestFirst = { where: { customerId }, order: { createdAt: 'DESC' } } as const;
  const ended = await tx.find(CustomerSession, {
    select: { id: true },
    ...newestFirst,
    skip: mostSessions - 1,
    take: 100,
  });
  if (ended.length > 0) await tx.delete(CustomerSession, { id: In(ended.map(({ id }) => id)) });
}
