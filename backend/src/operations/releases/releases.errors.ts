import { defineError } from '../../common/errors/index.js';
import { copy } from '../copy.js';

export class ReleaseNotFound extends defineError(
  'releases.not_found',
  404,
  copy.releases.notFound,
  'There is no remote with this name, or no published version of it with this hash',
  (remote: string) => ({ params: { remote } }),
) {}

export class ReleaseVersionMissing extends defineError(
  'releases.version_missing',
  400,
  copy.releases.versionMissing,
  'This action needs a version; send one that is published',
  () => ({ field: 'releaseVersion' }),
) {}

export class ReleasePercentMissing extends defineError(
  'releases.percent_missing',
  400,
  copy.releases.percentMissing,
  'A canary needs the percentage of visitors; send a whole number from 1 to 99',
  () => ({ field: 'percent' }),
) {}

/** The reasons are those of `npm run release`, in English, for the team that built the version. */
export class ReleaseRefused extends defineError(
  'releases.refused',
  422,
  copy.releases.refused,
  'The checks of a release refuse it; give the reasons in `errors` to the team that built the version',
  (reasons: readonly string[] = []) => ({ errors: reasons.map((message) => ({ field: 'release', message })) }),
) {}

export class ReleaseChangedMeanwhile extends defineError(
  'releases.changed_meanwhile',
  409,
  copy.releases.changedMeanwhile,
  'Somebody else changed the releases of this remote meanwhile; read them again, and send the serial that you have seen',
) {}

export class ReleaseKeyMissing extends defineError(
  'releases.key_missing',
  409,
  copy.releases.noKey,
  'This server has no key that signs releases of this remote; run `npm run release` where the key is',
) {}

export class ReleaseProgramAway extends defineError(
  'releases.program_away',
  503,
  copy.releases.programAway,
  'The release program failed or took too long; read the history, and try again when nothing has changed',
  () => ({ retryAfter: 10 }),
) {}

export class ReleaseFilesWrong extends defineError(
  'releases.files_wrong',
  400,
  copy.releases.filesWrong,
  'Send each file of the build once, in a part that is named by its path: `release.json`, `web/…`, `node/…`, `maps/…`',
) {}
