import { parentPort, workerData } from 'node:worker_threads';

import { checkRemote, loadPage, type RemoteName } from '@afshoreh/contracts';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';

import { initFederation } from '../render/federation';
import { BrowserSandbox } from './browser-sandbox';

/* The thread in which the browser's part of a release is loaded once, with the libraries of the shell that this was built with. */

export interface WebThreadData {
  name: RemoteName;
  /** The container's file. */
  entry: string;
  /** Its scripts: file → text. */
  files: Record<string, string>;
  provides: Record<string, string>;
}
/** Why it does not load, in a line; null: it does. */
export type WebThreadAnswer = string | null;

/** Loads what the release exposes, and the code of all of its pages. */
async function load(sandbox: BrowserSandbox, { name, entry, provides }: WebThreadData): Promise<void> {
  initFederation(provides, () => sandbox.run(entry, name));
  registerRemotes([{ name, entry }]);
  const { pages } = checkRemote(await loadRemote(`${name}/app`), name);
  await Promise.all(pages.map(loadPage));
}

const lineOf = (error: unknown) => String(error).split('\n', 1)[0] ?? '';

const data = workerData as WebThreadData;
const sandbox = new BrowserSandbox(data.files, { _FEDERATION_RUNTIME_CORE: runtimeCore });
load(sandbox, data).then(
  () => parentPort?.postMessage(null satisfies WebThreadAnswer),
  // The first cause: after it the bundler says only that a file is missing.
  (error: unknown) => parentPort?.postMessage(lineOf(sandbox.errors[0] ?? error) satisfies WebThreadAnswer),
);
