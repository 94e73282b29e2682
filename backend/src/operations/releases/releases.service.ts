import { Injectable } from '@nestjs/common';
import type { Admin } from '../../auth/index.js';
import { Database } from '../../database/index.js';
import { recordChange } from '../audit/index.js';
import { ReleaseProgram } from './release-program.js';
import type { ChangeReleaseDto, CreatePreviewDto, ReleasesDto, RemoteReleasesDto } from './releases.dto.js';
import {
  ReleaseChangedMeanwhile,
  ReleaseKeyMissing,
  ReleaseNotFound,
  ReleasePercentMissing,
  ReleaseVersionMissing,
} from './releases.errors.js';
import { releasesOf, type ReadReleases } from './releases-of.js';

/** How long what was read is kept: each reading starts a process. */
const keptMs = 5_000;

interface Live {
  current: string | null;
  canary: { version: string; percent: number } | null;
}

@Injectable()
export class ReleasesService {
  private kept: { until: number; releases: Promise<ReleasesDto> } | undefined;

  constructor(
    private readonly program: ReleaseProgram,
    private readonly database: Database,
  ) {}

  /** As old as five seconds, like what visitors get after a release. Throws what {@link ReleaseProgram.read} throws. */
  all(): Promise<ReleasesDto> {
    if (this.kept && this.kept.until > Date.now()) return this.kept.releases;
    const releases = this.program.read<ReadReleases>({ do: 'read' }).then(releasesOf);
    this.kept = { until: Date.now() + keptMs, releases };
    releases.catch(() => (this.kept = undefined));
    return releases;
  }

  /** A remote that was granted its first path is known after five seconds. @throws ReleaseNotFound */
  async refuseUnknown(name: string): Promise<void> {
    const { remotes } = await this.all();
    if (!remotes.some(({ remote }) => remote === name)) throw new ReleaseNotFound(name);
  }

  /**
   * Has the release program make the change, by the rules of `npm run release`, and records it. When the database fails
   * after the change, the history of the registry still has it, with the admin's name.
   */
  async change(
    remote: string,
    { action, releaseVersion: version, percent, serial, reason }: ChangeReleaseDto,
    admin: Admin,
  ): Promise<ReleasesDto> {
    const needsVersion = action === 'promote' || action === 'canary';
    if (needsVersion && version === undefined) throw new ReleaseVersionMissing();
    if (action === 'canary' && percent === undefined) throw new ReleasePercentMissing();
    const wanted = needsVersion ? version : undefined;
    const seen = await this.remoteOf(remote, wanted, (read) => read.serial === serial);
    if (!seen.canSign) throw new ReleaseKeyMissing();
    if (seen.serial !== serial) throw new ReleaseChangedMeanwhile();
    const why = reason ? { reason } : {};
    const request = { do: action, remote, version, percent, serial, ...why, by: admin.displayName };
    const { before, after } = await this.program
      .change<Record<'before' | 'after', Live>>(request)
      .finally(() => (this.kept = undefined));
    await this.database.write((tx) =>
      recordChange(tx, admin, {
        action: 'changeRelease',
        subjectId: remote,
        before: recordedStateOf(before),
        after: { ...recordedStateOf(after), ...why },
      }),
    );
    return this.all();
  }

  /** A link to a version on the live site; it is signed and stored nowhere. */
  async preview(
    remote: string,
    { releaseVersion: version, hours }: CreatePreviewDto,
    admin: Admin,
  ): Promise<{ address: string }> {
    await this.remoteOf(remote, version);
    const request = { do: 'preview', remote, version, hours, by: admin.displayName };
    const { address } = await this.program.change<{ address: string }>(request);
    const after = { preview: version, hours };
    const change = { action: 'createReleasePreview', subjectId: remote, before: {}, after } as const;
    await this.database.write((tx) => recordChange(tx, admin, change));
    return { address };
  }

  /** What is kept may be older than what the owner has seen, so it is read once more when it does not fit. */
  private async remoteOf(
    name: string,
    version: string | undefined,
    isSeen: (remote: RemoteReleasesDto) => boolean = () => true,
  ): Promise<RemoteReleasesDto> {
    const find = async () => {
      const found = (await this.all()).remotes.find(({ remote }) => remote === name);
      const isPublished = version === undefined || found?.versions.some((each) => each.version === version);
      return found && isPublished ? found : undefined;
    };
    const kept = await find();
    if (kept && isSeen(kept)) return kept;
    this.kept = undefined;
    const found = await find();
    if (!found) throw new ReleaseNotFound(name);
    return found;
  }
}

const recordedStateOf = ({ current, canary }: Live): object => ({
  current,
  canary: canary?.version ?? null,
  percent: canary?.percent ?? null,
});
