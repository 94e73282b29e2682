import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';

import { REMOTES, type RemoteName } from '@afshoreh/contracts';
import { WrongVariable } from '@afshoreh/config';
import { storeFor } from '@afshoreh/storage';

import { releaseBuilt } from './releases/release-built';
import { Releaser } from './releases/releaser';
import { ReleaseStore } from './releases/release-store';
import { settingsOf } from './settings';
import { SmokeTest } from './smoke-test/smoke-test';

/* What `npm run release` and `npm start` do with releases; the scripts in `infra` bring the words and the arguments. */

export { ChangedMeanwhile, BrokenRecord } from './releases/registry';
export { Locked } from './releases/registry-lock';
export { Refused } from './releases/fitness';
export { UnsoundManifest } from './releases/manifest';
export { statusOf } from './releases/status';
export { statusTable } from './releases/status-table';
export { REMOTES, WrongVariable };

/** The server lies beside the rest of its build. */
const SHELL_BUILD = join(import.meta.dirname, '..');

function releaserFor(variables: NodeJS.ProcessEnv, by: string) {
  const settings = settingsOf(variables);
  const releases = new ReleaseStore(storeFor('releases', settings));
  const smokeTest = new SmokeTest({ releases, settings, shellBuild: SHELL_BUILD });
  return { releases, releaser: new Releaser({ releases, by, smokeTest }) };
}

/** What a person releases with, and the store that it writes to. */
export function openReleaser(variables: NodeJS.ProcessEnv) {
  const { releases, releaser } = releaserFor(variables, `${userInfo().username}@${hostname()}`);
  return { releaser, releases };
}

/** Releases what the checkout in `root` has built of `remotes`, where decision 7 says so; answers lines to show. */
export function releaseCheckout(
  variables: NodeJS.ProcessEnv,
  root: string,
  remotes: readonly RemoteName[] = REMOTES,
): Promise<string[]> {
  const by = `npm start in ${hostname()}:${root}`;
  const { releases, releaser } = releaserFor(variables, by);
  return releaseBuilt({ frontends: join(root, 'frontends'), by, remotes }, releases, releaser);
}
