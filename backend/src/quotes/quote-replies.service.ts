import { Injectable } from '@nestjs/common';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { Env } from '../config/index.js';
import { SettingsService } from '../content/index.js';
import { Database } from '../database/index.js';
import { noteEvents } from '../operations/events/index.js';
import { addMail } from '../operations/outbox/index.js';
import { Order, OrdersService, type TrackQuery } from '../orders/index.js';
import { replyMail } from './copy.js';
import { findQuote, lockQuote, quotesWhere } from './quote-rows.js';
import { stateOf, type QuoteState } from './quote-state.js';
import { Quote, QuoteReply } from './quote.entity.js';
import type { AcceptQuoteDto, AskQuoteChangeDto } from './quotes.dto.js';
import { QuoteAccepted, QuoteExpired, QuoteReplaced } from './quotes.errors.js';

/** What a buyer does with a quote. The link, or code and phone of the order, is the only proof that is asked for. */
@Injectable()
export class QuoteRepliesService {
  constructor(
    private readonly database: Database,
    private readonly orders: OrdersService,
    private readonly settings: SettingsService,
    private readonly env: Env,
  ) {}

  /** @throws QuoteNotFound */
  open(token: string): Promise<Quote> {
    return findQuote(this.database.read, { token });
  }

  /** The sent quotes of an order, the newest first. @throws OrderNotFound */
  async track(pair: TrackQuery): Promise<Quote[]> {
    const { id: orderId } = await this.orders.track(pair);
    return quotesWhere(this.database.read, { orderId, token: Not(IsNull()) });
  }

  /** Notes that the buyer's page was opened. Only the first time counts. */
  markSeen(token: string): Promise<Quote> {
    return this.database.write(async (tx) => {
      const quote = await lockQuote(tx, { token });
      if (!quote.seenAt) await tx.update(Quote, { id: quote.id }, { seenAt: new Date() });
      return findQuote(tx, { token });
    });
  }

  /** Once; an accepted quote keeps the first name. @throws QuoteNotFound, QuoteReplaced, QuoteExpired */
  accept(token: string, { name }: AcceptQuoteDto): Promise<Quote> {
    return this.database.write(async (tx) => {
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
    return this.database.write(async (tx) => {
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

  /** Stores a reply, touches the order so that programs see it, and tells the experts by mail. */
  private async store(tx: EntityManager, quote: Quote, reply: Pick<QuoteReply, 'kind' | 'name' | 'text' | 'at'>) {
    const { id: quoteId, orderId } = quote;
    await tx.insert(QuoteReply, { quoteId, ...reply });
    await tx.update(Order, { id: orderId }, { updatedAt: reply.at });
    await noteEvents(tx, [{ subject: 'order', id: orderId, type: 'changed', event: eventOf[reply.kind] }]);
    const { contactEmail } = await this.settings.get(tx);
    const mail = replyMail(quote.number ?? '', reply, `${this.env.siteUrl}/admin/orders?order=${orderId}`);
    await addMail(tx, { about: { subject: 'order', id: orderId }, to: contactEmail, ...mail });
  }
}

const eventOf = { accepted: 'quote.accepted', change_asked: 'quote.change_requested' } as const;

function refuseOver(quote: Quote, now: Date): QuoteState {
  const state = stateOf(quote, quote.paper.validUntil, now);
  if (state === 'replaced') throw new QuoteReplaced();
  if (state === 'expired') throw new QuoteExpired();
  return state;
}
