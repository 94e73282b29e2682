/** `npm run migrate -- status|up|down`: the schema of the database by the variables of `npm start`; installs and builds what is missing. */
import { join } from 'node:path';

import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

process.chdir(join(import.meta.dirname, '../..'));
await ensureInstalled();
await ensureBuilt({ only: ['@afshoreh/backend'] });
await import('../../backend/dist/migrate.js');
