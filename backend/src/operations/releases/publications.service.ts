import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { storeFor, type ObjectStore } from '@afshoreh/storage';
import type { Caller } from '../../auth/index.js';
import { TooManyRequests } from '../../common/errors/index.js';
import { Limits, type Limit } from '../../common/limits/index.js';
import { Env } from '../../config/index.js';
import { Database } from '../../database/index.js';
import { AuditEntry, recordChange } from '../audit/index.js';
import { ReleaseProgram } from './release-program.js';
import type { PublishedReleaseDto } from './releases.dto.js';
import { ReleaseFilesWrong, ReleaseNotFound } from './releases.errors.js';
import { ReleasesService } from './releases.service.js';

/** Attempts to publish one frontend. With the 20 MB of each, it bounds what a team or a stolen key can store. */
const perDay = { limit: 50, seconds: 24 * 60 * 60 };
/** A path in a build, whose segments the store of releases accepts. */
const partName = /^(release\.json|record\.json|(web|node|maps)(\/(?!\.+(\/|$))[A-Za-z0-9._-]{1,200}){1,8})$/;
/** The time of a publication is that of the team's clock, which the release program lets differ so much. */
const mostClockDifferenceMs = 5 * 60_000;
const recordFile = 'record.json';

interface Received extends PublishedReleaseDto {
  /** When its team published the version. */
  at: string;
}

type Part = Pick<Express.Multer.File, 'fieldname' | 'buffer'>;

/** Takes publications of teams that have no access to the store of releases. */
@Injectable()
export class PublicationsService {
  private readonly store: ObjectStore;
  private readonly limit: Limit;

  constructor(
    private readonly program: ReleaseProgram,
    private readonly releases: ReleasesService,
    private readonly database: Database,
    env: Env,
    limits: Limits,
  ) {
    this.store = storeFor('releases', env);
    this.limit = limits.frequent('publications', perDay);
  }

  /** The signed record of a frontend. @throws ReleaseNotFound when nothing of it was published */
  async record(remote: string, caller: Caller): Promise<string> {
    refuseOtherRemote(remote, caller);
    const bytes = await this.store.get(`registry/${remote}.json`);
    if (!bytes) throw new ReleaseNotFound(remote);
    return bytes.toString();
  }

  /** Whether a publication may be sent at all, before its files are read. @throws ReleaseNotFound, TooManyRequests */
  async admit(remote: string, caller: Caller): Promise<void> {
    refuseOtherRemote(remote, caller);
    const wait = await this.limit.wait(remote);
    if (wait > 0) throw new TooManyRequests(wait);
    await this.releases.refuseUnknown(remote);
  }

  /** Has the release program check and store a build, by the rules of `npm run release`, and records it once. */
  async publish(remote: string, parts: readonly Part[], caller: Caller): Promise<PublishedReleaseDto> {
    const wait = await this.limit.count(remote);
    if (wait > 0) throw new TooManyRequests(wait);
    checkNames(parts.map(({ fieldname }) => fieldname));
    const folder = await mkdtemp(join(tmpdir(), 'afshoreh-publication-'));
    try {
      for (const { fieldname, buffer } of parts.filter((part) => part.fieldname !== recordFile)) {
        await mkdir(dirname(join(folder, fieldname)), { recursive: true });
        await writeFile(join(folder, fieldname), buffer);
      }
      const record = parts.find(({ fieldname }) => fieldname === recordFile)?.buffer.toString() ?? null;
      const received = await this.program.change<Received>({ do: 'receive', remote, folder, record });
      await this.note(remote, received, record !== null, caller);
      const { version, isNew } = received;
      return { version, isNew };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /**
   * Records a publication, and lost files that were put back (`isNew` without a publication). When the database failed after
   * a version was stored, its team sends it again, and the entry that is missing is added then. These transactions run
   * one after the other, so that no entry is added twice.
   */
  private async note(
    remote: string,
    { version, isNew, at }: Received,
    isPublication: boolean,
    caller: Caller,
  ): Promise<void> {
    const action = 'publishRelease';
    const after = { published: version };
    const since = Date.parse(at) - mostClockDifferenceMs;
    await this.database.writePublic(async (tx) => {
      const where = { subject: 'release', subjectId: remote, action };
      const last = await tx.findOne(AuditEntry, { where, order: { id: 'DESC' } });
      const isNoted = isDeepStrictEqual(last?.after, after) && Number(last?.at) >= since;
      const isRestored = isNew && !isPublication;
      if (!isNoted || isRestored) await recordChange(tx, caller, { action, subjectId: remote, before: {}, after });
    });
  }
}

/** For a key there is no frontend but its own. @throws ReleaseNotFound */
function refuseOtherRemote(remote: string, caller: Caller): void {
  if (caller.apiKeyId !== undefined && caller.remote !== remote) throw new ReleaseNotFound(remote);
}

/** No name twice, and none that is the folder of another one. @throws ReleaseFilesWrong */
function checkNames(names: readonly string[]): void {
  const known = new Set(names);
  const isInFile = (name: string) =>
    name.split('/').some((_segment, at, all) => at > 0 && known.has(all.slice(0, at).join('/')));
  const isWrong = names.some((name) => !partName.test(name) || isInFile(name));
  if (isWrong || known.size < names.length || !known.has('release.json')) throw new ReleaseFilesWrong();
}
