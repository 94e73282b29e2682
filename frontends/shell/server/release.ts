import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { RemoteName } from '@afshoreh/contracts';
import { WrongVariable } from '@afshoreh/config';
import { StoreAway, storeFor } from '@afshoreh/storage';
import { generate } from 'lean-qr';

import { PREVIEW_PATH } from './preview/preview-bar';
import { adminAnswer, type AdminAnswer, type AdminRequest } from './releases/admin-requests';
import { canaryByItself } from './releases/canary-auto';
import { FIRST_REMOTES } from './releases/first-remotes';
import { grantPaths } from './releases/path-grants';
import { PublishByApi, releaseApiOf } from './releases/publish-by-api';
import { releaseBuilt } from './releases/release-built';
import { Refused } from './releases/compatibility';
import { BrokenRecord } from './releases/registry';
import { newKeyOfMachine, ReleaseKeys, releaseKeysOf } from './releases/release-keys';
import { Releaser } from './releases/releaser';
import { ReleaseStore } from './releases/release-store';
import { tryLastVersions } from './releases/try-versions';
import { settingsOf } from './settings';
import { SmokeTest } from './smoke-test/smoke-test';

/* The entry for `npm run release` and `npm start`; the scripts in `infra` read the arguments and print the texts. */

export { ChangedMeanwhile } from './releases/registry';
export { Locked } from './releases/registry-lock';
export { InvalidManifest } from './releases/manifest';
export { statusOf } from './releases/status';
export { explained } from './releases/explain';
export { isKeyName, newKeyLines } from './releases/release-keys';
export { compatibilityMatrix } from './releases/compatibility-matrix';
export { historyTable, matrixTable, statusTable } from './releases/status-table';
export { BrokenRecord, Refused, StoreAway, WrongVariable };

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

const whoReleases = () => `${userInfo().username}@${hostname()}`;

async function openStore(variables: NodeJS.ProcessEnv) {
  const settings = settingsOf(variables);
  const keys = releaseKeysOf(settings);
  const releases = new ReleaseStore(storeFor('releases', settings), keys);
  const smokeTest = new SmokeTest({ releases, settings, shellBuild: SHELL_BUILD });
  // Reading it brings the keys that the owner gave remotes. Whoever needs the table itself is told that it is broken.
  await releases.owners.read().catch((error) => {
    if (!(error instanceof BrokenRecord)) throw error;
  });
  const releaserFor = (releasing: Releasing) => new Releaser({ releases, smokeTest, ...releasing });
  return { settings, keys, releases, smokeTest, releaserFor };
}

/** The releaser for a person, by default the user of this process, its store, and the address of a preview by its signed text. */
export async function openReleaser(variables: NodeJS.ProcessEnv, releasing: Partial<Releasing> = {}) {
  const { by = whoReleases(), ...rest } = releasing;
  const { settings, keys, releases, releaserFor } = await openStore(variables);
  const site = settings.publicUrl ?? `http://localhost:${settings.port}`;
  return {
    releaser: releaserFor({ by, ...rest }),
    releases,
    keys,
    grant: async (remote: RemoteName, paths: readonly string[], given: readonly string[]) => {
      const own = given.length > 0 || keys.trusts(remote) ? null : newKeyOfMachine(settings, remote);
      if (own === null && given.length === 0 && !keys.trusts(remote)) {
        throw new Refused([`nobody could sign releases of ${remote}: add --key and the public key of its team`]);
      }
      await grantPaths({ releases, by }, remote, paths, own === null ? given : [own]);
    },
    canaryByItself: (remote: RemoteName, version: string, log: (line: string) => void) => {
      const withReason = (reason: string) => releaserFor({ by, reason });
      return canaryByItself({ releases, releaserFor: withReason, remote, version, log, wait: () => sleep(FIGURES_MS) });
    },
    previewAddress: (token: string) => site.replace(/\/$/, '') + PREVIEW_PATH + token,
  };
}

/** Publishes through the API that RELEASE_API names; null when it is not set. @throws WrongVariable, NoKey */
export function publisherByApi(
  variables: NodeJS.ProcessEnv,
  { reason }: Pick<Releasing, 'reason'>,
): PublishByApi | null {
  const api = releaseApiOf(variables);
  if (!api) return null;
  const { releaseKeys, releasePublicKeys } = settingsOf(variables);
  // A machine that publishes elsewhere makes no keys: the site would trust none of them.
  const keys = new ReleaseKeys(releaseKeys ?? [], releasePublicKeys ?? []);
  return new PublishByApi({ api, keys, by: whoReleases(), reason });
}

/** Does what an owner asks for in the admin. The process of the backend that runs it sends the request. */
export async function answerAdmin(variables: NodeJS.ProcessEnv, request: AdminRequest): Promise<AdminAnswer> {
  const { by, reason, serial } = request.do === 'read' ? {} : request;
  return adminAnswer(await openReleaser(variables, { ...(by && { by }), reason, serial }), request);
}

/** Runs the last versions of each remote in the shell that this file was built with, and prints how they do with `log`. */
export async function tryInThisShell(variables: NodeJS.ProcessEnv, log: (line: string) => void): Promise<void> {
  const { releases, smokeTest } = await openStore(variables);
  await tryLastVersions({ releases, smokeTest, shell: await smokeTest.shell(), log });
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
  const { releases } = await openReleaser(variables);
  const { registry, owners } = releases;
  const problemsOf = (renewing: Promise<void>) =>
    renewing.then(
      () => [],
      (error: Error) => [error.message],
    );
  const remotes = await releases.remotes().catch(() => FIRST_REMOTES);
  const renewing = [...remotes.map((remote) => registry.renew(remote)), owners.renew()];
  return (await Promise.all(renewing.map(problemsOf))).flat();
}

/** Releases the builds of `remotes` in the checkout `root` under the conditions of decision 7; returns lines to print. */
export async function releaseCheckout(
  variables: NodeJS.ProcessEnv,
  root: string,
  remotes: readonly RemoteName[],
): Promise<string[]> {
  const by = `npm start in ${hostname()}:${root}`;
  const { releases, releaserFor } = await openStore(variables);
  return releaseBuilt({ frontends: join(root, 'frontends'), by, remotes }, releases, releaserFor({ by }));
}
