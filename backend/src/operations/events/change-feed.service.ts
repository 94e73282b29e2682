import { Injectable } from '@nestjs/common';
import { And, In, LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm';
import { ValidationFailed } from '../../common/errors/index.js';
import { Database } from '../../database/index.js';
import { copy } from '../copy.js';
import { ChangeEvent } from './change-event.entity.js';
import { ChangesExpired } from './changes.errors.js';
import { cursorIn, cursorText, type Cursor } from './cursor.js';

/** Events that one transaction numbers or deletes. Such a transaction takes a few milliseconds. */
const rowsAtOnce = 200;
/** A reader runs at most this many transactions to number events. The next reader numbers the rest. */
const slicesAtOnce = 10;
const keptMs = 90 * 24 * 60 * 60_000;

export interface ChangesPage {
  events: ChangeEvent[];
  /** Where the next page begins. */
  cursor: string;
  hasMore: boolean;
}

/**
 * Events in the order in which programs read them. No reader skips or repeats an event, because events get their positions
 * only after they are committed: each reader first numbers the events that have no position yet, one reader after the other.
 * Writers never wait for this.
 */
@Injectable()
export class ChangeFeed {
  constructor(private readonly database: Database) {}

  /**
   * Returns the events of these kinds after the cursor. Without a cursor it returns no events and the cursor for the present
   * moment.
   * @throws ChangesExpired when events after the cursor may have been deleted
   */
  async after(text: string | undefined, subjects: readonly string[], limit: number): Promise<ChangesPage> {
    const isNumbered = await this.number();
    const { position: newest } = await this.state();
    const since = text === undefined ? await this.cursorAt(newest) : knownCursor(text);
    const found = await this.found(subjects, since.position, newest, limit + 1);
    // This check comes after the events were read, because events may have been deleted meanwhile.
    await this.refuseExpired(since, newest);
    const events = found.slice(0, limit);
    const last = events.at(-1);
    const isFull = found.length > limit && last !== undefined;
    // On the last page, the cursor is that of the newest event of any kind, so that the cursor of a kind with few
    // events does not expire.
    const next = isFull ? cursorOf(last) : await this.cursorAt(newest);
    return { events, cursor: cursorText(next), hasMore: isFull || !isNumbered };
  }

  /**
   * Returns the next events of all kinds after a position, for readers within this application. `last` is the position up to
   * which events were read. A reader without a position (null) gets no events, and the newest position as `last`.
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

  /** Gives positions to committed events. Returns false when more events may be left. */
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
      // This row is updated in a transaction of its own. The deletion may wait for a writer, and readers, which lock
      // this row, must not wait with it.
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

  /**
   * Runs one query for each kind, because an index serves each of them. Events up to `to` have stored positions, so all
   * queries see the same events.
   */
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
 * Gives the next positions in the order of the ids. Of two events of one record, the one that was committed first has the
 * lower id. The first UPDATE locks the row of the feed: when two copies number events at once, the second waits and then
 * sees the positions that the first one gave.
 */
async function numberSome(tx: EntityManager): Promise<number> {
  await tx.query('UPDATE change_feed SET position = position');
  const { position } = await stateOf(tx);
  const waiting = await tx.query<Pick<ChangeEvent, 'id'>[]>(
    `SELECT id FROM change_event WHERE position IS NULL ORDER BY id LIMIT ${rowsAtOnce}`,
  );
  if (waiting.length === 0) return 0;
  const ids = waiting.map(({ id }) => id);
  // Without this hint MySQL would read a small table completely, and wait for rows of transactions that have not ended.
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
