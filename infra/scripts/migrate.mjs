/**
 * `npm run migrate -- status|up|down`: migrates the database of `npm start` (same variables); installs and builds what is
 * missing.
 */
import './lib/node-version.mjs';
import { join } from 'node:path';

import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

process.chdir(join(import.meta.dirname, '../..'));
await ensureInstalled();
await ensureBuilt({ only: ['@afshoreh/backend'] });
await import('../../backend/dist/migrate.js');
