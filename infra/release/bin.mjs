#!/usr/bin/env node
/** The release program as a package. It contains the shell in which it runs a release, and releases the build in `./dist`. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { runRelease } from './commands.mjs';

// The places of the releases and the keys are in a file beside the remote that is not in the repository.
if (existsSync('.env')) process.loadEnvFile('.env');
await runRelease(process.argv.slice(2), {
  loadLibrary: () => import(join(import.meta.dirname, 'shell/server/release.mjs')),
  distOf: () => resolve('dist'),
});
