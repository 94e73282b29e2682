#!/usr/bin/env node
/** The release program as a package: it brings the shell that it runs a release in, and releases the build in `./dist`. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { runRelease } from './commands.mjs';

// Where releases and keys are, stands beside the remote, in a file that is in no repository.
if (existsSync('.env')) process.loadEnvFile('.env');
await runRelease(process.argv.slice(2), {
  loadLibrary: () => import(join(import.meta.dirname, 'shell/server/release.mjs')),
  distOf: () => resolve('dist'),
});
