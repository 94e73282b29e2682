import type { EntityManager } from 'typeorm';
import { isNotStorable } from './unavailable.js';

const kilobyte = 1024;
/**
 * What a check writes: more than an order needs with all its rows and index pages (100 KB on SQLite), and on MySQL so much
 * that the server must extend a file. The check deletes it again.
 */
const fillers = {
  sqlite: { rows: 1, text: 'x'.repeat(256 * kilobyte), empty: 'DELETE FROM room_probe' },
  // After a DELETE the pages would stay reserved for this table, so the next check would fit although an order would not.
  mysql: { rows: 8, text: 'x'.repeat(512 * kilobyte), empty: 'TRUNCATE TABLE room_probe' },
};

type Write = (work: (tx: EntityManager) => Promise<unknown>) => Promise<unknown>;

/**
 * Checks that the disk has room for the writes of visitors. A heartbeat does not show that: its one row often still fits on
 * a disk that is too full for an order.
 */
export class DiskSpace {
  /**
   * Whether something large was stored, and no write has failed since because the disk was full or read-only. False at the
   * start.
   */
  private isEnough = false;

  constructor(private readonly dialect: keyof typeof fillers) {}

  get isChecked(): boolean {
    return this.isEnough;
  }

  /** Remembers a write that failed for lack of room. */
  noteFailure(error: unknown): void {
    if (isNotStorable(error)) this.isEnough = false;
  }

  /** Stores something large and deletes it, unless nothing has failed since the last check. @throws when it cannot be stored */
  async check(write: Write): Promise<void> {
    if (this.isEnough) return;
    const { rows, text, empty } = fillers[this.dialect];
    // Set before the probe, because a write that fails during it is newer information.
    this.isEnough = true;
    try {
      await write((tx) => tx.query(empty));
      await write(async (tx) => {
        for (let row = 0; row < rows; row += 1) await tx.query('INSERT INTO room_probe (filler) VALUES (?)', [text]);
      });
      await write((tx) => tx.query(empty));
    } catch (error) {
      this.isEnough = false;
      throw error;
    }
  }
}
