import { createHash } from 'node:crypto';
import { IsNull, MoreThan, type EntityManager } from 'typeorm';
import type { Sender } from '../../common/sandbox/index.js';
import { SellerFile } from './seller-file.entity.js';
import { TooManyFilesWaiting } from './seller-files.errors.js';

/** Files that wait for their applications: 10 MB each, so 2 GB at most. */
const mostWaiting = 200;
/** Per network; enough for three applications with all their files. */
const mostOfNetwork = 24;

/** The condition for a file that waits for its application. */
const waiting = () => ({ sellerId: IsNull(), expiresAt: MoreThan(new Date()) });

/** A hash, because the database must not hold visitors' addresses. */
export function networkHashOf({ name }: Sender): string {
  return createHash('sha256').update(name).digest('hex');
}

/** Throws {@link TooManyFilesWaiting} when a network has reached its limit. */
export async function refuseFullNetwork(tx: EntityManager, network: string): Promise<void> {
  if ((await tx.countBy(SellerFile, { ...waiting(), network })) >= mostOfNetwork) throw new TooManyFilesWaiting();
}

/**
 * Makes room for one more file of a network. When all places are taken, the oldest file of the network with the most
 * files expires, so that a few networks with many files cannot block the others. Throws {@link TooManyFilesWaiting}
 * when no network has more files than this one. Returns whether a file expired.
 */
export async function makeRoom(tx: EntityManager, network: string): Promise<boolean> {
  await refuseFullNetwork(tx, network);
  if ((await tx.countBy(SellerFile, waiting())) < mostWaiting) return false;
  const largest = await largestNetwork(tx);
  const own = await tx.countBy(SellerFile, { ...waiting(), network });
  if (!largest || Number(largest.files) <= own) throw new TooManyFilesWaiting();
  await tx.update(SellerFile, { id: largest.oldest }, { expiresAt: new Date(0) });
  return true;
}

/** MySQL may return a count as text. */
function largestNetwork(tx: EntityManager): Promise<{ files: number | string; oldest: number } | undefined> {
  return tx
    .createQueryBuilder(SellerFile, 'file')
    .select('COUNT(*)', 'files')
    .addSelect('MIN(file.id)', 'oldest')
    .where(waiting())
    .groupBy('file.network')
    .orderBy('COUNT(*)', 'DESC')
    .limit(1)
    .getRawOne();
}
