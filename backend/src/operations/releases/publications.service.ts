import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { storeFor, type ObjectStore } from '@afshoreh/storage';
import type { Caller } from '../../auth/index.js';
import { TooManyRequests } from '../../common/errors/index.js';
import { Limits, type Limit } from '../../common/limits/index.js';
import { Env } from '../../config/index.js';
import { Database } from '../../database/index.js';
import { recordChange } from '../audit/index.js';
import { ReleaseProgram } from './release-program.js';
import type { PublishedReleaseDto } from './releases.dto.js';
import { ReleaseFilesWrong, ReleaseNotFound } from './releases.errors.js';
import { ReleasesService } from './releases.service.js';

/** Attempts to publish one frontend. With the 20 MB of each, it bounds what a team or a stolen key can store. */
const perDay = { limit: 50, seconds: 24 * 60 * 60 };
/** A path in a build, whose segments the store of releases accepts. */
const partName = /^(release\.json|record\.json|(web|node|maps)(\/(?!\.+(\/|$))[A-Za-z0-9._-]{1,200}){1,8})$/;
const recordFile = 'record.json';

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

  /**
   * Has the release program check and store a build, by the rules of `npm run release`, and records it. The same
   * publication again is not recorded.
   */
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
      const { version, isNew } = await this.program.change<PublishedReleaseDto>({
        do: 'receive',
        remote,
        folder,
        record,
      });
      // A record that comes with the files adds a publication; without one only lost files are put back.
      if (isNew || record !== null) await this.note(remote, version, caller);
      return { version, isNew };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async note(remote: string, version: string, caller: Caller): Promise<void> {
    const change = { action: 'publishRelease', subjectId: remote, before: {}, after: { published: version } } as const;
    await this.database.write((tx) => recordChange(tx, caller, change));
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
