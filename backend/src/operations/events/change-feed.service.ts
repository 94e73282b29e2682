import { Injectable } from '@nestjs/common';
import { And, In, LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm';
import { ValidationFailed } from '../../common/errors/index.js';
import { Database } from '../../database/index.js';
import { copy } from '../copy.js';
import { ChangeEvent } from './change-event.entity.js';
import { ChangesExpired } from './changes.errors.js';
import { cursorIn, cursorText, type Cursor } from './cursor.js';

/** Events that one transaction numbers or deletes; it takes a few milliseconds. */
const rowsAtOnce = 200;
/** Transactions that a reader waits for at most; the next reader goes on. */
const slicesAtOnce = 10;
const keptMs = 90 * 24 * 60 * 60_000;

export interface ChangesPage {
  events: ChangeEvent[];
  /** Where the next page begins. */
  cursor: string;
  hasMore: boolean;
}

/**
 * Events in the order in which programs read them, so that a reader neither skips nor repeats one: readers give the committed
 * events their positions, one reader after the other. Writers never wait for it.
 */
@Injectable()
export class ChangeFeed {
  constructor(private readonly database: Database) {}

  /**
   * The events of these kinds after the cursor; without a cursor none, and the cursor of now.
   * @throws ChangesExpired when events after the cursor may be deleted
   */
  async after(text: string | undefined, subjects: readonly string[], limit: number): Promise<ChangesPage> {
    const isNumbered = await this.number();
    const { position: newest } = await this.state();
    const since = text === undefined ? await this.cursorAt(newest) : knownCursor(text);
    const found = await this.found(subjects, since.position, newest, limit + 1);
    // After the events were read, because they may have been deleted at the same time.
    await this.refuseExpired(since, newest);
    const events = found.slice(0, limit);
    const last = events.at(-1);
    const isFull = found.length > limit && last !== undefined;
    // Beyond the last event of these kinds, so that the cursor of a quiet kind does not expire.
    const next = isFull ? cursorOf(last) : await this.cursorAt(newest);
    return { events, cursor: cursorText(next), hasMore: isFull || !isNumbered };
  }

  /**
   * The next events of all kinds after a position, for readers within this application.
   * @returns the last position that was looked at; the position of now for a reader that has none yet
   */
  async next(
    position: number | null,
    limit: number,
  ): Promise<{ events: ChangeEvent[]; last: number; hasMore: boolean }> {
    const isNumbered = await this.number();
    const { position: newest } = await this.state();
    if (position === null || position >= newest) return { events: [], last: newest, hasMore: !isNumbered };
    const between = And(MoreThan(position), LessThanOrEqual(newest));
    const query = { where: { position: between }, order: { position: 'ASC' }, take: limit } as const;
    const events = await this.database.read.find(ChangeEvent, query);
    const last = events.length === limit ? Number(events.at(-1)?.position) : newest;
    return { events, last, hasMore: last < newest || !isNumbered };
  }

  /** Gives positions to committed events. False when there were more than a reader should wait for. */
  async number(): Promise<boolean> {
    for (let slice = 0; slice < slicesAtOnce; slice += 1) {
      const [waiting] = await this.database.read.query<object[]>(
        'SELECT id FROM change_event WHERE position IS NULL LIMIT 1',
      );
      if (!waiting || (await this.database.write(numberSome)) < rowsAtOnce) return true;
    }
    return false;
  }

  /** Deletes the events that are older than ninety days. */
  async forgetOld(now: Date = new Date()): Promise<void> {
    while (!(await this.number()));
    const before = new Date(now.getTime() - keptMs);
    for (;;) {
      const old = await this.oldest(before);
      const last = old.at(-1);
      if (!last) return;
      // In a transaction of its own: the other one may wait for a writer, and readers must not wait for that.
      await this.database.write((tx) => tx.query('UPDATE change_feed SET deletedTo = ?', [last.position]));
      await this.database.write((tx) => tx.delete(ChangeEvent, { id: In(old.map(({ id }) => id)) }));
    }
  }

  private async oldest(before: Date): Promise<ChangeEvent[]> {
    const where = { position: MoreThan(0) };
    const events = await this.database.read.find(ChangeEvent, { where, order: { position: 'ASC' }, take: rowsAtOnce });
    const firstKept = events.findIndex(({ at }) => at >= before);
    return firstKept === -1 ? events : events.slice(0, firstKept);
  }

  /** One query for each kind, because an index finds each at once. Their positions are stored, so they see the same events. */
  private async found(subjects: readonly string[], after: number, to: number, take: number): Promise<ChangeEvent[]> {
    if (after >= to) return [];
    const position = And(MoreThan(after), LessThanOrEqual(to));
    const order = { position: 'ASC' } as const;
    const lists = subjects.map((subject) =>
      this.database.read.find(ChangeEvent, { where: { subject, position }, order, take }),
    );
    const events = (await Promise.all(lists)).flat();
    return events.sort((a, b) => Number(a.position) - Number(b.position)).slice(0, take);
  }

  private async refuseExpired({ position, at }: Cursor, newest: number): Promise<void> {
    const { deletedTo } = await this.state();
    if (position < deletedTo || position > newest) throw new ChangesExpired();
    const stored = await this.cursorAt(position);
    if (stored.at !== at && position > deletedTo) throw new ChangesExpired();
  }

  private async state(): Promise<FeedState> {
    return stateOf(this.database.read);
  }

  private async cursorAt(position: number): Promise<Cursor> {
    const event = await this.database.read.findOneBy(ChangeEvent, { position });
    return event ? cursorOf(event) : { position, at: 0 };
  }
}

interface FeedState {
  /** The last position that was given to an event. */
  position: number;
  /** The last position whose event was deleted. */
  deletedTo: number;
}

async function stateOf(manager: EntityManager): Promise<FeedState> {
  const [state] = await manager.query<FeedState[]>('SELECT position, deletedTo FROM change_feed');
  return state ?? { position: 0, deletedTo: 0 };
}

/**
 * Gives positions by the ids: of two events of one record, the one that was committed first has the lower id. Of two copies,
 * the second waits and then sees what the first one has numbered.
 */
async function numberSome(tx: EntityManager): Promise<number> {
  await tx.query('UPDATE change_feed SET position = position');
  const { position } = await stateOf(tx);
  const waiting = await tx.query<Pick<ChangeEvent, 'id'>[]>(
    `SELECT id FROM change_event WHERE position IS NULL ORDER BY id LIMIT ${rowsAtOnce}`,
  );
  if (waiting.length === 0) return 0;
  const ids = waiting.map(({ id }) => id);
  // MySQL would read a small table from end to end, and wait for rows of transactions that have not ended.
  const index = tx.dataSource.options.type === 'better-sqlite3' ? '' : 'FORCE INDEX (PRIMARY)';
  await tx.query(
    `UPDATE change_event ${index} SET position = CASE id ${ids.map(() => 'WHEN ? THEN ?').join(' ')} END
     WHERE id IN (${ids.map(() => '?').join(', ')})`,
    [...ids.flatMap((id, at) => [id, position + at + 1]), ...ids],
  );
  await tx.query('UPDATE change_feed SET position = ?', [position + ids.length]);
  return ids.length;
}

function cursorOf({ position, at }: ChangeEvent): Cursor {
  return { position: Number(position), at: at.getTime() };
}

function knownCursor(text: string): Cursor {
  const cursor = cursorIn(text);
  if (!cursor) throw new ValidationFailed([{ field: 'since', message: copy.cursorWrong }]);
  return cursor;
}
