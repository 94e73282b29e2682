import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/index.js';
import { OrderStream, type ReplyNews } from '../orders/index.js';

/** Gives the stream of orders the function that reads the newest reply of a buyer. */
@Injectable()
export class ReplyNewsSource implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly stream: OrderStream,
  ) {}

  onModuleInit(): void {
    this.stream.watchReplies(() => this.newest());
  }

  /** Reads three entries of primary keys. */
  private async newest(): Promise<ReplyNews | null> {
    const [row] = await this.database.read.query<ReplyNews[]>(
      `SELECT quote_reply.id AS id, quote_reply.kind AS kind, quote.orderId AS orderId, orders.assigneeId AS assigneeId
       FROM quote_reply JOIN quote ON quote.id = quote_reply.quoteId JOIN orders ON orders.id = quote.orderId
       WHERE quote_reply.id = (SELECT MAX(id) FROM quote_reply)`,
    );
    return row ? { ...row } : null;
  }
}
