import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ValidationFailed } from '../common/errors/index.js';
import { dayOf } from '../common/tehran-day.js';
import { Env } from '../config/index.js';
import { SettingsService } from '../content/index.js';
import { Database, findOrThrow } from '../database/index.js';
import { recordChange, saveChange, type Action, type Author } from '../operations/audit/index.js';
import { refuseStale } from '../operations/audit/refuse-stale.js';
import { addMail } from '../operations/outbox/index.js';
import { Order, OrderNotFound, OrderPromisesService } from '../orders/index.js';
import { copy, sentMail } from './copy.js';
import { nextNumber } from './quote-number.js';
import type { QuotePaper } from './quote-paper.js';
import { findQuote, linesOf, lockOrderOfQuotes, lockQuote, noteLastQuote, quotesWhere } from './quote-rows.js';
import { Quote } from './quote.entity.js';
import { QuoteDto, type SaveQuoteDto, type UpdateQuoteDto } from './quotes.dto.js';
import { QuoteChangedMeanwhile, QuoteDraftExists, QuoteLinesChanged, QuoteSent } from './quotes.errors.js';
import { fitsLines, formOf, paperOf } from './write-paper.js';

const tokenBytes = 16;

/**
 * The calls of staff about the quotes of an order. An order has at most one draft, and at most one sent quote that is
 * not replaced.
 */
@Injectable()
export class QuotesService {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly env: Env,
    private readonly promises: OrderPromisesService,
  ) {}

  /** The newest first. @throws OrderNotFound */
  async list(orderId: number): Promise<Quote[]> {
    await findOrThrow(this.database.read, Order, orderId, OrderNotFound);
    return quotesWhere(this.database.read, { orderId });
  }

  get(id: number): Promise<Quote> {
    return findQuote(this.database.read, { id });
  }

  /** Computes the quote for a form; stores nothing. @throws OrderNotFound, ValidationFailed */
  async preview(orderId: number, form: SaveQuoteDto): Promise<QuotePaper> {
    await findOrThrow(this.database.read, Order, orderId, OrderNotFound);
    return this.write(this.database.read, orderId, form);
  }

  /** @throws OrderNotFound, QuoteDraftExists, ValidationFailed */
  create(orderId: number, form: SaveQuoteDto, author: Author): Promise<Quote> {
    return this.database.write(async (tx) => {
      await lockOrderOfQuotes(tx, orderId);
      const before = await quotesWhere(tx, { orderId });
      if (before.some(({ sentAt }) => !sentAt)) throw new QuoteDraftExists();
      const formerNumber = before.find(({ replacedAt }) => !replacedAt)?.number ?? null;
      const paper = await this.write(tx, orderId, form);
      const { id } = await tx.save(
        tx.create(Quote, { orderId, formerNumber, paper, version: 1, createdAt: new Date() }),
      );
      await noteLastQuote(tx, orderId);
      const quote = await findQuote(tx, { id });
      await recordChange(tx, author, { action: 'createQuote', after: recordedState(quote) });
      return quote;
    });
  }

  /** @throws QuoteNotFound, QuoteSent, QuoteChangedMeanwhile, ValidationFailed */
  update(id: number, form: UpdateQuoteDto, author: Author): Promise<Quote> {
    return this.database.write(async (tx) => {
      const stored = await lockDraft(tx, id);
      return saveChange(tx, author, {
        action: 'updateQuote',
        id,
        form,
        error: QuoteChangedMeanwhile,
        stored,
        stateOf: recordedState,
        next: async () => ({ ...stored, paper: await this.write(tx, stored.orderId, form) }),
        store: async ({ paper }, version) => {
          await tx.update(Quote, { id }, { paper, version });
          return findQuote(tx, { id });
        },
      });
    });
  }

  /** Deletes a draft. @throws QuoteNotFound, QuoteSent, PreconditionFailed */
  remove(id: number, author: Author, expectedVersion: number | null): Promise<void> {
    return this.database.write(async (tx) => {
      const quote = await lockDraft(tx, id);
      await tx.delete(Quote, { id });
      await noteLastQuote(tx, quote.orderId);
      await recordChange(tx, author, { action: 'deleteQuote', before: recordedState(quote), expectedVersion });
    });
  }

  /**
   * Sends the draft: gives it its number and its link, and marks the quote before it as replaced. If it was sent
   * already, nothing changes.
   * @throws QuoteNotFound, QuoteChangedMeanwhile, QuoteLinesChanged, and ValidationFailed for a last day that is over
   */
  send(id: number, form: { version?: number }, author: Author): Promise<Quote> {
    return this.database.write(async (tx) => {
      const quote = await lockQuote(tx, { id });
      if (quote.sentAt) return quote;
      const before = recordedState(quote);
      await refuseStale(tx, { subject: 'quote', id }, { mine: form, theirs: before }, QuoteChangedMeanwhile);
      await this.storeSent(tx, quote);
      const sent = await findQuote(tx, { id });
      const action: Action = 'sendQuote';
      await recordChange(tx, author, { action, before, after: recordedState(sent) });
      return sent;
    });
  }

  private async storeSent(tx: EntityManager, { id, orderId, paper, version }: Quote): Promise<void> {
    const now = new Date();
    if (!fitsLines(paper, await linesOf(tx, orderId))) throw new QuoteLinesChanged();
    if (paper.validUntil < dayOf(now)) throw new ValidationFailed([{ field: 'validUntil', message: copy.dayOver }]);
    // The data of the seller and the tax are those of the day on which the quote is sent.
    const asSent = await this.write(tx, orderId, formOf(paper));
    const others = await quotesWhere(tx, { orderId });
    if (others.every(({ sentAt }) => !sentAt)) await this.noteFirst(tx, orderId, now);
    for (const other of others) {
      if (other.sentAt && !other.replacedAt) await tx.update(Quote, { id: other.id }, { replacedAt: now });
    }
    const number = await nextNumber(tx, now);
    const token = randomBytes(tokenBytes).toString('base64url');
    const { validUntil } = asSent;
    await tx.update(Quote, { id }, { number, token, paper: asSent, validUntil, sentAt: now, version: version + 1 });
    await noteLastQuote(tx, orderId, 'quote.sent');
    await this.mailLink(tx, orderId, { number, token, validUntil });
  }

  /** Stores how long the buyer waited for the first quote, for the reports. */
  private async noteFirst(tx: EntityManager, id: number, now: Date): Promise<void> {
    const { createdAt } = await findOrThrow(tx, Order, id, OrderNotFound);
    await tx.update(Order, { id }, { firstQuoteWait: await this.promises.minutesSince(createdAt, now, tx) });
  }

  /** Tells the buyer by mail, if the order has an address. */
  private async mailLink(tx: EntityManager, orderId: number, sent: SentLink): Promise<void> {
    const { email } = await findOrThrow(tx, Order, orderId, OrderNotFound);
    if (!email) return;
    const mail = sentMail(sent.number, sent.validUntil, `${this.env.siteUrl}/quote/${sent.token}`);
    await addMail(tx, { about: { subject: 'order', id: orderId }, to: email, ...mail });
  }

  private async write(manager: EntityManager, orderId: number, form: SaveQuoteDto): Promise<QuotePaper> {
    return paperOf(form, await linesOf(manager, orderId), await this.settings.get());
  }
}

interface SentLink {
  number: string;
  token: string;
  validUntil: string;
}

async function lockDraft(tx: EntityManager, id: number): Promise<Quote> {
  const quote = await lockQuote(tx, { id });
  if (quote.sentAt) throw new QuoteSent();
  return quote;
}

/** The state of a quote for the audit. The link is left out, because everybody with access to orders can read the audit. */
function recordedState(quote: Quote): Omit<QuoteDto, 'path' | 'replies'> {
  const { path, replies, ...state } = QuoteDto.ofQuote(quote, new Date());
  return state;
}
