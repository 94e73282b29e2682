import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Messages } from '../common/messages/index.js';
import { AdminAccount } from '../auth/index.js';
import { Env } from '../config/index.js';
import { SettingsService } from '../content/index.js';
import { Database, findOrThrow } from '../database/index.js';
import { addMail } from '../operations/outbox/index.js';
import { currentState, Order, OrderNotFound, reachedState, type QuoteState } from '../orders/index.js';
import { replyMail } from './copy.js';
import { findQuote, lockQuote, noteLastQuote } from './quote-rows.js';
import { Quote, QuoteReply } from './quote.entity.js';
import type { AcceptQuoteDto, AskQuoteChangeDto } from './quotes.dto.js';
import { QuoteAccepted, QuoteExpired, QuoteReplaced } from './quotes.errors.js';

/** The calls of a buyer about a quote. Anybody with the link can make them. */
@Injectable()
export class QuoteRepliesService {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly env: Env,
    private readonly messages: Messages,
  ) {}

  /** @throws QuoteNotFound */
  open(token: string): Promise<Quote> {
    return findQuote(this.database.read, { token });
  }

  /** Notes that the buyer's page was opened. Only the first time counts. */
  markSeen(token: string): Promise<Quote> {
    return this.database.write(async (tx) => {
      const quote = await lockQuote(tx, { token });
      if (quote.seenAt) return quote;
      await tx.update(Quote, { id: quote.id }, { seenAt: new Date() });
      await noteLastQuote(tx, quote.orderId);
      return findQuote(tx, { token });
    });
  }

  /**
   * Accepts the quote. If it is accepted already, nothing changes and the first name stays. @throws QuoteNotFound,
   * QuoteReplaced, QuoteExpired
   */
  accept(token: string, { name }: AcceptQuoteDto): Promise<Quote> {
    return this.replied(async (tx) => {
      const quote = await lockQuote(tx, { token });
      const now = new Date();
      const state = refuseOver(quote, now);
      if (state === 'accepted') return quote;
      await tx.update(Quote, { id: quote.id }, { acceptedAt: now });
      await this.store(tx, quote, { kind: 'accepted', name, text: null, at: now });
      return findQuote(tx, { token });
    });
  }

  /** The same message again changes nothing. @throws QuoteNotFound, QuoteReplaced, QuoteExpired, QuoteAccepted */
  askChange(token: string, { name, text }: AskQuoteChangeDto): Promise<Quote> {
    return this.replied(async (tx) => {
      const quote = await lockQuote(tx, { token });
      const now = new Date();
      if (refuseOver(quote, now) === 'accepted') throw new QuoteAccepted();
      const last = quote.replies.at(-1);
      if (last?.name === name && last.text === text) return quote;
      await tx.update(Quote, { id: quote.id }, { changeAskedAt: now });
      await this.store(tx, quote, { kind: 'change_asked', name, text, at: now });
      return findQuote(tx, { token });
    });
  }

  /** Notifies the admins who listen to orders, after the reply is stored. */
  private async replied(work: (tx: EntityManager) => Promise<Quote>): Promise<Quote> {
    const quote = await this.database.write(work);
    this.messages.publish('orders');
    return quote;
  }

  /**
   * Stores a reply, adds an event for programs, and notifies the experts by mail: all of them, and the one to whom the
   * order is assigned.
   */
  private async store(tx: EntityManager, quote: Quote, reply: Pick<QuoteReply, 'kind' | 'name' | 'text' | 'at'>) {
    const { id: quoteId, orderId } = quote;
    await tx.insert(QuoteReply, { quoteId, ...reply });
    await noteLastQuote(tx, orderId, eventOf[reply.kind]);
    const { contactEmail } = await this.settings.get(tx);
    const mail = replyMail(quote.number ?? '', reply, `${this.env.siteUrl}/admin/orders?order=${orderId}`);
    for (const to of new Set([contactEmail, ...(await assigneeEmailOf(tx, orderId))]))
      await addMail(tx, { about: { subject: 'order', id: orderId }, to, ...mail });
  }
}

/** The address of the expert who looks after the order, if there is one. */
async function assigneeEmailOf(tx: EntityManager, orderId: number): Promise<string[]> {
  const { assigneeId } = await findOrThrow(tx, Order, orderId, OrderNotFound);
  const assignee = assigneeId === null ? null : await tx.findOneBy(AdminAccount, { id: assigneeId });
  return assignee?.worksOnOrders && assignee.email ? [assignee.email] : [];
}

const eventOf = { accepted: 'quote.accepted', change_asked: 'quote.change_requested' } as const;

function refuseOver(quote: Quote, now: Date): QuoteState {
  const state = currentState(reachedState(quote), quote.paper.validUntil, now);
  if (state === 'replaced') throw new QuoteReplaced();
  if (state === 'expired') throw new QuoteExpired();
  return state;
}
