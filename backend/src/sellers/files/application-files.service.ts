import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, MoreThan, type EntityManager } from 'typeorm';
import { ValidationFailed } from '../../common/errors/index.js';
import { logger } from '../../common/http/index.js';
import { PeriodicTask } from '../../common/periodic-task.js';
import type { Sender } from '../../common/sandbox/index.js';
import { hourMs } from '../../common/tehran-day.js';
import { Database } from '../../database/index.js';
import { FileParser, MediaService, type ReceivedFile } from '../../media/index.js';
import { copy } from '../copy.js';
import { Quarantine } from './quarantine.js';
import { SellerFile, storedNameOf } from './seller-file.entity.js';
import { makeRoom, networkHashOf, refuseFullNetwork } from './waiting-room.js';

/** Long enough for a form that was left open overnight. */
const lifetimeMs = 24 * hourMs;
const mostAtOnce = 100;

/**
 * Files that are uploaded before an application is sent. They are checked and not public, and are deleted when no
 * application claims them.
 */
@Injectable()
export class ApplicationFilesService extends PeriodicTask {
  constructor(
    private readonly database: Database,
    private readonly quarantine: Quarantine,
    private readonly parser: FileParser,
    private readonly media: MediaService,
  ) {
    super('sweep of the quarantine failed', hourMs, () => this.sweep());
  }

  /** Throws the errors of `fileRefusals`, and TooManyFilesWaiting. */
  async receive({ bytes, originalFilename }: ReceivedFile, sender: Sender): Promise<SellerFile> {
    const network = networkHashOf(sender);
    await refuseFullNetwork(this.database.read, network);
    const checked = await this.parser.check(bytes, sender);
    const createdAt = new Date();
    const facts = { token: randomBytes(16).toString('hex'), type: checked.type, size: checked.bytes.length };
    // The row is stored before the bytes, so that after a crash in between the sweep knows about the file.
    const { file, hasReplaced } = await this.database.write(async (tx) => {
      const isReplacing = await makeRoom(tx, network);
      const row = { ...facts, originalFilename, network, createdAt, sellerId: null, mediaId: null };
      const stored = tx.create(SellerFile, { ...row, expiresAt: new Date(createdAt.getTime() + lifetimeMs) });
      return { file: await tx.save(stored), hasReplaced: isReplacing };
    });
    await this.quarantine.put(storedNameOf(file), checked.bytes, checked.type);
    if (hasReplaced) await this.sweepNow();
    return file;
  }

  /** In the application's transaction. Throws {@link ValidationFailed} when a file does not exist. */
  async claim(tokens: readonly string[], sellerId: number, tx: EntityManager): Promise<void> {
    if (tokens.length === 0) return;
    // Expired files are excluded, because the sweep may be deleting their bytes at this moment.
    const waiting = { token: In([...tokens]), sellerId: IsNull(), expiresAt: MoreThan(new Date()) };
    const { affected } = await tx.update(SellerFile, waiting, { sellerId, network: null });
    if (affected !== tokens.length) throw new ValidationFailed([{ field: 'files', message: copy.filesGone }]);
  }

  /**
   * Detaches the files of a deleted seller and clears their names; the next sweep deletes them. Files that an admin put
   * into the media library stay there, without their original names.
   */
  async abandon(sellerId: number, tx: EntityManager): Promise<void> {
    for (const { mediaId, originalFilename } of await tx.findBy(SellerFile, { sellerId })) {
      if (mediaId !== null) await this.media.forgetName(mediaId, originalFilename, tx);
    }
    await tx.update(SellerFile, { sellerId }, { sellerId: null, originalFilename: '', expiresAt: new Date(0) });
  }

  /** The bytes go first, so that after a failure the row is still there for the next sweep. */
  async sweep(now: Date = new Date()): Promise<void> {
    const expired = { sellerId: IsNull(), expiresAt: LessThan(now) };
    for (const file of await this.database.read.find(SellerFile, { where: expired, take: mostAtOnce })) {
      await this.quarantine.delete(storedNameOf(file));
      await this.database.write((tx) => tx.delete(SellerFile, { id: file.id, sellerId: IsNull() }));
    }
  }

  /** Failures are left to the hourly sweep. */
  async sweepNow(): Promise<void> {
    await this.sweep().catch((error: unknown) => logger.warn({ err: error }, 'files of applications are left'));
  }
}
