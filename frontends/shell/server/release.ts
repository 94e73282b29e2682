import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { REMOTES, type RemoteName } from '@afshoreh/contracts';
import { WrongVariable } from '@afshoreh/config';
import { StoreAway, storeFor } from '@afshoreh/storage';
import { generate } from 'lean-qr';

import { PREVIEW_PATH } from './preview/preview-bar';
import { adminAnswer, type AdminAnswer, type AdminRequest } from './releases/admin-requests';
import { canaryByItself } from './releases/canary-auto';
import { grantPaths } from './releases/path-grants';
import { releaseBuilt } from './releases/release-built';
import { releaseKeysOf } from './releases/release-keys';
import { Releaser } from './releases/releaser';
import { ReleaseStore } from './releases/release-store';
import { settingsOf } from './settings';
import { SmokeTest } from './smoke-test/smoke-test';

/* The entry for `npm run release` and `npm start`; the scripts in `infra` read the arguments and print the texts. */

export { ChangedMeanwhile, BrokenRecord } from './releases/registry';
export { Locked } from './releases/registry-lock';
export { Refused } from './releases/compatibility';
export { InvalidManifest } from './releases/manifest';
export { statusOf } from './releases/status';
export { explained } from './releases/explain';
export { isKeyName, newKeyLines } from './releases/release-keys';
export { compatibilityMatrix } from './releases/compatibility-matrix';
export { historyTable, matrixTable, statusTable } from './releases/status-table';
export { REMOTES, StoreAway, WrongVariable };

/** The folder of the shell's build, which contains this file in a subfolder. */
const SHELL_BUILD = join(import.meta.dirname, '..');

/** How often the backend puts new figures beside the releases. */
const FIGURES_MS = 30_000;

/** Who releases, why, and the serial of the record that they have seen. */
interface Releasing {
  by: string;
  reason?: string | undefined;
  serial?: number | undefined;
}

function releaserFor(variables: NodeJS.ProcessEnv, releasing: Releasing) {
  const settings = settingsOf(variables);
  const keys = releaseKeysOf(settings);
  const releases = new ReleaseStore(storeFor('releases', settings), keys);
  const smokeTest = new SmokeTest({ releases, settings, shellBuild: SHELL_BUILD });
  return { settings, keys, releases, releaser: new Releaser({ releases, smokeTest, ...releasing }) };
}

/** The releaser for a person, by default the user of this process, its store, and the address of a preview by its signed text. */
export function openReleaser(variables: NodeJS.ProcessEnv, releasing: Partial<Releasing> = {}) {
  const { by = `${userInfo().username}@${hostname()}`, ...rest } = releasing;
  const { settings, keys, releases, releaser } = releaserFor(variables, { by, ...rest });
  const site = settings.publicUrl ?? `http://localhost:${settings.port}`;
  return {
    releaser,
    releases,
    keys,
    grant: (remote: RemoteName, paths: readonly string[]) => grantPaths({ releases, by }, remote, paths),
    canaryByItself: (remote: RemoteName, version: string, log: (line: string) => void) => {
      const withReason = (reason: string) => releaserFor(variables, { by, reason }).releaser;
      return canaryByItself({ releases, releaserFor: withReason, remote, version, log, wait: () => sleep(FIGURES_MS) });
    },
    previewAddress: (token: string) => site.replace(/\/$/, '') + PREVIEW_PATH + token,
  };
}

/** Does what an owner asks for in the admin. The process of the backend that runs it sends the request. */
export function answerAdmin(variables: NodeJS.ProcessEnv, request: AdminRequest): Promise<AdminAnswer> {
  const { by, reason, serial } = request.do === 'read' ? {} : request;
  return adminAnswer(openReleaser(variables, { ...(by && { by }), reason, serial }), request);
}

/** A QR code for a terminal with a dark background, in lines of half blocks. */
export function qrCodeOf(text: string): string {
  const code = generate(text);
  const withMargin = Array.from({ length: code.size + 4 }, (_, at) => at - 2);
  // The light squares are drawn, because the terminal is dark.
  const isLight = (x: number, y: number) => (code.get(x, y) ? 0 : 1);
  const block = (x: number, y: number) => [' ', '▄', '▀', '█'][2 * isLight(x, y) + isLight(x, y + 1)];
  const rows = withMargin.filter((y) => y % 2 === 0);
  return rows.map((y) => withMargin.map((x) => block(x, y)).join('')).join('\n');
}

/** After a restore: the records are older than those that the shells have seen, so they get new serials. Returns problems to print. */
export async function renewRecords(variables: NodeJS.ProcessEnv): Promise<string[]> {
  const { registry, owners } = openReleaser(variables).releases;
  const problemsOf = (renewing: Promise<void>) =>
    renewing.then(
      () => [],
      (error: Error) => [error.message],
    );
  const renewing = [...REMOTES.map((remote) => registry.renew(remote)), owners.renew()];
  return (await Promise.all(renewing.map(problemsOf))).flat();
}

/** Releases the builds of `remotes` in the checkout `root` under the conditions of decision 7; returns lines to print. */
export function releaseCheckout(
  variables: NodeJS.ProcessEnv,
  root: string,
  remotes: readonly RemoteName[] = REMOTES,
): Promise<string[]> {
  const by = `npm start in ${hostname()}:${root}`;
  const { releases, releaser } = releaserFor(variables, { by });
  return releaseBuilt({ frontends: join(root, 'frontends'), by, remotes }, releases, releaser);
}
