import { Injectable } from '@nestjs/common';
import { Database } from '../database/index.js';
import { Unavailable } from '../common/errors/index.js';

const patienceMs = 2_000;

/** Whether this copy should get requests: it is not closing and its database answers (migrations ran before it listened). */
@Injectable()
export class Readiness {
  private closing = false;

  constructor(private readonly database: Database) {}

  beginClosing(): void {
    this.closing = true;
  }

  get isClosing(): boolean {
    return this.closing;
  }

  /** @throws Unavailable */
  async check(): Promise<void> {
    if (this.closing || !(await this.databaseAnswers())) throw new Unavailable();
  }

  private async databaseAnswers(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, patienceMs, false);
    });
    const answer = this.database.read.query('SELECT 1').then(
      () => true,
      () => false,
    );
    return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
  }
}
