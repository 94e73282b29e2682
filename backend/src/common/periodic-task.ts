import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { logger } from './http/logger.js';
import { RepeatedWork } from './repeated-work.js';

/** A service that works again and again while the application runs. A failure is logged, and the next run follows. */
export abstract class PeriodicTask implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly repeated: RepeatedWork;

  /** @param failure what the log says when a run fails. @param pauseMs before each run */
  protected constructor(
    private readonly failure: string,
    pauseMs: number,
    private readonly work: () => Promise<unknown>,
  ) {
    this.repeated = new RepeatedWork(
      () => this.runOrLog(),
      () => pauseMs,
    );
  }

  onApplicationBootstrap(): void | Promise<void> {
    this.repeated.start();
  }

  onModuleDestroy(): void | Promise<void> {
    this.repeated.stop();
  }

  /** Runs at once, or again after the current run. Does nothing if the task was not started. */
  protected wake(): void {
    this.repeated.wake();
  }

  protected async runOrLog(): Promise<void> {
    try {
      await this.work();
    } catch (error) {
      logger.error({ err: error, task: this.constructor.name }, this.failure);
    }
  }
}
