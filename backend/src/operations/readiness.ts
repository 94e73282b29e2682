import { Injectable } from '@nestjs/common';
import { logger } from '../common/http/index.js';
import { Database } from '../database/index.js';
import { Unavailable } from '../common/errors/index.js';

const probeTimeoutMs = 2_000;
/** How long an answer holds: the database is written to once a second at most, and its return is seen at once. */
const holdsMs = { ready: 1_000, notReady: 250 };

/** Whether this copy should get requests: it is not closing, its database takes writes, and has the schema of this code. */
@Injectable()
export class Readiness {
  private closing = false;
  private looking: Promise<boolean> | undefined;
  private wasReady = true;

  constructor(private readonly database: Database) {}

  beginClosing(): void {
    this.closing = true;
  }

  get isClosing(): boolean {
    return this.closing;
  }

  /** @throws Unavailable */
  async check(): Promise<void> {
    if (this.closing || !(await this.isReadyInTime())) throw new Unavailable();
  }

  private async isReadyInTime(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, probeTimeoutMs, false);
    });
    return Promise.race([this.look(), tooLate]).finally(() => clearTimeout(timer));
  }

  /** One look at the database for everybody who asks meanwhile, and for a moment after. */
  private look(): Promise<boolean> {
    this.looking ??= this.isReady().then((ready) => {
      setTimeout(() => (this.looking = undefined), holdsMs[ready ? 'ready' : 'notReady']).unref();
      return ready;
    });
    return this.looking;
  }

  private async isReady(): Promise<boolean> {
    const reason = await this.reasonAgainst();
    if (reason !== null && this.wasReady) logger.warn(reason, 'not ready');
    this.wasReady = reason === null;
    return this.wasReady;
  }

  /** What the log says; null when nothing is against it. */
  private async reasonAgainst(): Promise<object | null> {
    try {
      const { pending, unknown } = await this.database.schemaState();
      if (pending.length > 0) return { schema: 'older than the code', pending };
      if (unknown.length > 0) return { schema: 'newer than the code', unknown };
      await this.database.beat();
      return null;
    } catch (error) {
      return { reason: (error as { reason?: string }).reason ?? (error as Error).name };
    }
  }
}
