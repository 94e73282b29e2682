import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { storeFor, type ObjectStore } from '@afshoreh/storage';
import type { EntityManager } from 'typeorm';
import { logger } from '../../common/http/index.js';
import { RepeatedWork } from '../../common/repeated-work.js';
import { Env } from '../../config/index.js';
import { Database, ignoreTaken, insertRows, rowLock } from '../../database/index.js';
import { noteEvents } from '../events/index.js';
import { NotedRelease } from './noted-release.entity.js';
import { goingsAfter, goingsLiveIn, type GoingLive } from './release-history.js';

const pollMs = 5_000;
const recordForm = /^registry\/([a-z][a-z0-9-]{0,19})\.json$/;

/** Of each remote; null for a record that cannot be understood. */
type Goings = ReadonlyMap<string, GoingLive[] | null>;

/**
 * Notes in the feed of changes when a release goes live, for webhooks. The releases are made by teams of the frontends, without
 * the API, so it reads the registry in their store. Each going live is noted once, in the transaction that remembers it.
 */
@Injectable()
export class ReleaseWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly store: ObjectStore;
  private readonly work = new RepeatedWork(
    () => this.look(),
    () => pollMs,
  );
  private looking: Promise<void> | undefined;
  /** The failure that was logged last, so that a store that stays away is logged once. */
  private failure: string | undefined;
  /** The records whose events were all noted, by key: nearly always nothing has changed. */
  private readonly noted = new Map<string, Buffer>();

  constructor(
    private readonly database: Database,
    private readonly env: Env,
  ) {
    this.store = storeFor('releases', env);
  }

  onApplicationBootstrap(): void {
    if (this.env.sendsMessages) this.work.start();
  }

  onModuleDestroy(): void {
    this.work.stop();
  }

  /** Notes what went live since the last look. It never throws: the next look tries again. */
  look(): Promise<void> {
    this.looking ??= this.noteAll()
      .then(() => (this.failure = undefined))
      .catch((error: unknown) => this.logOnce(error))
      .then(() => (this.looking = undefined));
    return this.looking;
  }

  private async noteAll(): Promise<void> {
    const records = await this.changedRecords();
    if (records.size === 0) return;
    const goings = new Map([...records].map(([remote, bytes]) => [remote, readGoings(bytes)]));
    // The releases from before this table was filled are not news.
    if ((await this.database.read.count(NotedRelease)) === 0) return this.begin(goings);
    for (const [remote, each] of goings) {
      if (each) await this.note(remote, each);
      this.noted.set(remote, records.get(remote) as Buffer);
    }
    const broken = [...goings.keys()].filter((remote) => goings.get(remote) === null);
    if (broken.length > 0) throw new Error(`the record of ${broken.join(', ')} cannot be understood`);
  }

  private async changedRecords(): Promise<Map<string, Buffer>> {
    const changed = new Map<string, Buffer>();
    for (const key of await this.store.list('registry/')) {
      const [, remote] = recordForm.exec(key) ?? [];
      const bytes = remote !== undefined && remote !== 'shell' ? await this.store.get(key) : null;
      if (remote !== undefined && bytes && !this.noted.get(remote)?.equals(bytes)) changed.set(remote, bytes);
    }
    return changed;
  }

  /** Of several copies that begin at once, one stores the rows. */
  private async begin(goings: Goings): Promise<void> {
    const rows = [...goings].map(([remote, each]) => rowOf(remote, each ? each.at(-1) : { ...never, at: new Date() }));
    await this.database.write((tx) => insertRows(tx, NotedRelease, rows)).catch(ignoreTaken);
  }

  private async note(remote: string, goings: GoingLive[]): Promise<void> {
    const row = await this.database.read.findOneBy(NotedRelease, { remote });
    if (row && goingsAfter(row, goings).length === 0) return;
    if (!row) await this.database.write((tx) => insertRows(tx, NotedRelease, [rowOf(remote)])).catch(ignoreTaken);
    await this.database.write((tx) => noteNews(tx, remote, goings));
  }

  private logOnce(error: unknown): void {
    const { message } = error as Error;
    if (message !== this.failure) logger.warn({ err: error }, 'the registry of releases cannot be read');
    this.failure = message;
  }
}

/** Copies that note at once wait for each other at the row, and the second one finds nothing new. */
async function noteNews(tx: EntityManager, remote: string, goings: GoingLive[]): Promise<void> {
  const row = await tx.findOneOrFail(NotedRelease, { where: { remote }, ...rowLock(tx) });
  const news = goingsAfter(row, goings);
  const last = news.at(-1);
  if (!last) return;
  const subject = { subject: 'release', id: row.id, type: 'changed', event: 'release.live' } as const;
  const events = news.map(({ at, ...facts }) => ({ ...subject, at, details: { remote, ...facts } }));
  await noteEvents(tx, events);
  await tx.update(NotedRelease, { id: row.id }, rowOf(remote, last));
}

const never = { version: '', action: 'promote', at: new Date(0) } as const;

/** Without `last`, nothing of the remote was noted yet. */
function rowOf(
  remote: string,
  { version, action, at }: Pick<GoingLive, 'version' | 'action' | 'at'> = never,
): Omit<NotedRelease, 'id'> {
  return { remote, version, action, at };
}

function readGoings(record: Buffer): GoingLive[] | null {
  try {
    return goingsLiveIn(record);
  } catch {
    return null;
  }
}
