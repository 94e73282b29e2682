import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PdfUnavailable } from '../errors/index.js';
import { logger } from '../http/logger.js';
import { KeptProcess } from '../sandbox/index.js';
import { SerialQueue } from '../serial-queue.js';

/** A PDF takes a tenth of a second, so the last request in the queue waits a few seconds at most. */
const mostWaiting = 20;

/**
 * Makes PDFs from the templates in `assets/pdf`. A separate process with limits of memory and time does this, so other
 * requests do not wait, and only the PDF is lost when it hangs or crashes. The process starts with the first PDF.
 */
@Injectable()
export class Pdfs implements OnApplicationShutdown {
  private readonly queue = new SerialQueue();
  private readonly process = new KeptProcess();
  protected readonly module: string = import.meta.resolve('./typeset.js');
  /** A paper of a hundred lines takes a second. */
  protected readonly mostSeconds: number = 10;

  /**
   * @param template a name in `assets/pdf`
   * @param data plain values, which the template reads as they are
   * @throws PdfUnavailable when too many wait, or the process hangs, crashes or cannot start
   */
  async of(template: string, data: object): Promise<Uint8Array> {
    if (this.queue.length >= mostWaiting) throw new PdfUnavailable();
    const call = { module: this.module, name: 'typeset', input: [template, JSON.stringify(data)] };
    try {
      return (await this.queue.run(() => this.process.run(call, this.mostSeconds))) as Uint8Array;
    } catch (error) {
      logger.error({ err: error, template }, 'a PDF was not made');
      throw new PdfUnavailable();
    }
  }

  /** Runs after the last request, which still gets its PDF. */
  onApplicationShutdown(): void {
    this.process.end();
  }
}
