import { randomBytes } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { In, IsNull, LessThan, MoreThan, type EntityManager } from 'typeorm';
import { Unavailable, ValidationFailed } from '../../common/errors/index.js';
import { logger } from '../../common/http/index.js';
import { SerialQueue } from '../../common/serial-queue.js';
import { Database } from '../../database/index.js';
import { checkedFile, type ReceivedFile } from '../../media/index.js';
import { copy } from '../copy.js';
import { Quarantine } from './quarantine.js';
import { SellerFile, storedNameOf } from './seller-file.entity.js';
import { TooManyFilesWaiting } from './seller-files.errors.js';

const hourMs = 60 * 60 * 1000;
/** A form that was left open overnight still has its files. */
const lifetimeMs = 24 * hourMs;
/** Of files without an application: 10 MB each, 2 GB in all. */
const mostWaiting = 200;
/** Each of them holds a file in memory. */
const mostChecking = 8;
const mostAtOnce = 100;

/** Files that visitors send ahead of their application: checked, kept out of sight, and removed when no application names them. */
@Injectable()
export class ApplicationFilesService implements OnApplicationBootstrap, OnModuleDestroy {
  /** Decoding takes a core; requests need the other ones. */
  private readonly checking = new SerialQueue();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly quarantine: Quarantine,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweep().catch((error: unknown) => logger.error({ err: error }, 'sweep of the quarantine failed'));
    }, hourMs);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Throws the refusals of `checkedFile`, {@link TooManyFilesWaiting}, {@link Unavailable}. */
  async receive({ bytes, originalFilename }: ReceivedFile): Promise<SellerFile> {
    if (this.checking.length >= mostChecking) throw new Unavailable();
    await this.makeRoom();
    const checked = await this.checking.run(() => checkedFile(bytes));
    const createdAt = new Date();
    const facts = { token: randomBytes(16).toString('hex'), type: checked.type, size: checked.bytes.length };
    // The row comes first: a crash between the two leaves nothing that the sweep does not know of.
    const file = await this.database.write((tx) => {
      const row = { ...facts, originalFilename, createdAt, sellerId: null, mediaId: null };
      return tx.save(tx.create(SellerFile, { ...row, expiresAt: new Date(createdAt.getTime() + lifetimeMs) }));
    });
    await this.quarantine.put(storedNameOf(file), checked.bytes, checked.type);
    return file;
  }

  /** Ties files to the seller of an application, in its transaction. Throws {@link ValidationFailed} when one is not there. */
  async claim(tokens: readonly string[], sellerId: number, tx: EntityManager): Promise<void> {
    if (tokens.length === 0) return;
    // One that has expired may be losing its bytes at this moment.
    const waiting = { token: In([...tokens]), sellerId: IsNull(), expiresAt: MoreThan(new Date()) };
    const { affected } = await tx.update(SellerFile, waiting, { sellerId });
    if (affected !== tokens.length) throw new ValidationFailed([{ field: 'files', message: copy.filesGone }]);
  }

  /** The seller is deleted: its files are nobody's, have no names any more, and go with the next sweep. */
  async abandon(sellerId: number, tx: EntityManager): Promise<void> {
    await tx.update(SellerFile, { sellerId }, { sellerId: null, originalFilename: '', expiresAt: new Date(0) });
  }

  /** Removes what no application has named in time: the bytes first, so that a failure leaves the row for the next sweep. */
  async sweep(now: Date = new Date()): Promise<void> {
    const expired = { sellerId: IsNull(), expiresAt: LessThan(now) };
    for (const file of await this.database.read.find(SellerFile, { where: expired, take: mostAtOnce })) {
      await this.quarantine.delete(storedNameOf(file));
      await this.database.write((tx) => tx.delete(SellerFile, { id: file.id, sellerId: IsNull() }));
    }
  }

  private async makeRoom(): Promise<void> {
    const waiting = (): Promise<number> => this.database.read.countBy(SellerFile, { sellerId: IsNull() });
    if ((await waiting()) < mostWaiting) return;
    await this.sweep();
    if ((await waiting()) >= mostWaiting) throw new TooManyFilesWaiting();
  }
}
