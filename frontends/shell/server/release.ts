import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';

import { REMOTES, type RemoteName } from '@afshoreh/contracts';
import { WrongVariable } from '@afshoreh/config';
import { storeFor } from '@afshoreh/storage';

import { releaseBuilt } from './releases/release-built';
import { ReleaseDesk } from './releases/release-desk';
import { ReleaseStore } from './releases/release-store';
import { settingsOf } from './settings';

/* What `npm run release` and `npm start` do with releases; the scripts in `infra` bring the words and the arguments. */

export { ChangedMeanwhile, BrokenRecord } from './releases/registry';
export { Locked } from './releases/registry-lock';
export { Refused } from './releases/gate';
export { UnsoundManifest } from './releases/manifest';
export { REMOTES, WrongVariable };

function storeOf(variables: NodeJS.ProcessEnv): ReleaseStore {
  return new ReleaseStore(storeFor('releases', settingsOf(variables)));
}

/** The desk at which a person releases, and the registry behind it. */
export function openDesk(variables: NodeJS.ProcessEnv) {
  const releases = storeOf(variables);
  const desk = new ReleaseDesk(releases, `${userInfo().username}@${hostname()}`);
  return { desk, registry: releases.registry };
}

/** Releases what the checkout in `root` has built of `remotes`, where decision 7 says so; answers lines to show. */
export function releaseCheckout(
  variables: NodeJS.ProcessEnv,
  root: string,
  remotes: readonly RemoteName[] = REMOTES,
): Promise<string[]> {
  const releases = storeOf(variables);
  const by = `npm start in ${hostname()}:${root}`;
  return releaseBuilt({ frontends: join(root, 'frontends'), by, remotes }, releases, new ReleaseDesk(releases, by));
}
