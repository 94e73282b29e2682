import { Injectable } from '@nestjs/common';
import { logger } from '../common/http/index.js';
import { adviceOn, Database } from '../database/index.js';
import { Unavailable } from '../common/errors/index.js';

const probeTimeoutMs = 2_000;
/**
 * How long a result is reused. When ready, the check writes to the database at most once a second; when not ready, the
 * result is short-lived, so that the return of the database is noticed soon.
 */
const holdsMs = { ready: 1_000, notReady: 250 };

/** Whether this copy should get requests: it is not closing, its database takes writes, and has the schema of this code. */
@Injectable()
export class Readiness {
  private closing = false;
  private checking: Promise<boolean> | undefined;
  private wasReady = true;

  constructor(private readonly database: Database) {}

  beginClosing(): void {
    this.closing = true;
  }

  get isClosing(): boolean {
    return this.closing;
  }

  async check(): Promise<void> {
    if (this.closing || !(await this.isReadyInTime())) throw new Unavailable();
  }

  private async isReadyInTime(): Promise<boolean> {
    const began = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      // Under overload the write of the check waits behind other writes. If one of those was stored meanwhile, the
      // database takes writes.
      timer = setTimeout(() => resolve(this.database.hasStoredSince(began)), probeTimeoutMs);
    });
    return Promise.race([this.checkOnce(), tooLate]).finally(() => clearTimeout(timer));
  }

  /** Checks the database once for all callers at the same moment, and for those shortly after. */
  private checkOnce(): Promise<boolean> {
    this.checking ??= this.isReady().then((ready) => {
      setTimeout(() => (this.checking = undefined), holdsMs[ready ? 'ready' : 'notReady']).unref();
      return ready;
    });
    return this.checking;
  }

  private async isReady(): Promise<boolean> {
    const reason = await this.reasonAgainst();
    if (reason !== null && this.wasReady) logger.warn(reason, 'not ready');
    this.wasReady = reason === null;
    return this.wasReady;
  }

  /** Why this copy is not ready, for the log; null when it is ready. */
  private async reasonAgainst(): Promise<object | null> {
    try {
      const { pending, contracting } = await this.database.schemaState();
      if (pending.length > 0) return { schema: 'older than the code', pending };
      if (contracting.length > 0) return { schema: 'without what the code reads', contracting };
      await this.database.checkWrites();
      return null;
    } catch (error) {
      const reason = (error as { reason?: string }).reason ?? (error as Error).name;
      return { reason, advice: adviceOn(reason) };
    }
  }
}
